// A name in braces in a word stands for a value.
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

// All that is shown is made here: text goes into text nodes, never into markup.
const el = (tag, props, ...children) => {
  const node = /svg|path/.test(tag) ? document.createElementNS("http://www.w3.org/2000/svg", tag) : document.createElement(tag);
  for (const [key, value] of Object.entries(props || {})) {
    if (typeof value === "function") node.addEventListener(key, value);
    else if (value === true) node.setAttribute(key, "");
    else if (value !== false && value != null) node.setAttribute(key, value);
  }
  node.append(...children.flat(Infinity).filter(Boolean));
  return node;
};

const button = (label, click, kind, props) => el("button", { type: "button", class: kind, click, ...props }, label);

const icon = (path) => el("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, el("path", { d: path }));
const icons = {
  ask: "M4 4h16v12H9l-5 4zM8 8.5h8M8 12h5",
  close: "M6 6l12 12M18 6L6 18",
  restart: "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5",
  send: "M4 12l16-8-5 16-3.5-6.5z",
};
const iconButton = (name, label, click) => button(icon(icons[name]), click, "icon", { "aria-label": label });

const link = (uri, label, props) =>
  /^(https?|mailto|tel):/i.test(uri) ? el("a", { href: uri, target: /^http/i.test(uri) && "_blank", rel: "noreferrer", ...props }, label) : label;

let lastID = 0;
const newID = () => `pandu-${++lastID}`;

// Without permission for the clipboard, as on pages without TLS, the old command still works.
const copy = async (text, source) => {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = el("textarea", { class: "unseen", readonly: true });
    field.value = text;
    source.after(field);
    field.select();
    document.execCommand("copy");
    field.remove();
    source.focus();
  }
  announce(words.copied);
  source.firstChild.data = words.copied;
  setTimeout(() => (source.firstChild.data = words.copy), 1500);
};
const copyButton = (text) => button(words.copy, (event) => copy(text, event.currentTarget), "small", { "aria-label": `${words.copy} ${text}` });
