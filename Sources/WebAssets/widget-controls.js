// What the page around may set and call.
const container = options.container && document.querySelector(options.container);
const address = "#tanya-pandu";
let isWanted = false;
const asked = [];

const actions = {
  open: () => open(),
  close: () => close(),
  toggle: () => (panel?.open ? close() : open()),
  ask: (text) => {
    if (!about) return void asked.push(text);
    open();
    send(String(text));
  },
  reset: () => reset(),
};
for (const [name, action] of Object.entries(actions)) host[name] = action;

// Calls made before this script was loaded wait in `window.pandu`, a list of ["name", argument].
const perform = (call) => {
  const [name, ...rest] = [].concat(call);
  if (Object.hasOwn(actions, name)) actions[name](...rest);
  else warn(`window.pandu knows no "${name}"; it knows ${Object.keys(actions).join(", ")}`);
};
const queue = window.pandu;
if (queue === undefined || Array.isArray(queue)) {
  window.pandu = { ...actions, push: perform };
  (queue || []).forEach(perform);
}

document.addEventListener("click", (event) => {
  const link = event.composedPath().find((node) => node.tagName === "A");
  if (link?.getAttribute("href") !== address) return;
  event.preventDefault();
  open();
});
const byAddress = () => location.hash === address && open();
addEventListener("hashchange", byAddress);

// The brightness of a colour, and the contrast of two, as WCAG 2.2 defines them.
const brightness = (color) => {
  const parts = color.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
};
const paint = () => {
  if (!options.color) return;
  if (!CSS.supports("color", options.color)) return warn(`data-color="${options.color}" is no colour; write one like #0b5a6f`);
  const probe = el("i");
  probe.style.color = options.color;
  root.append(probe);
  const light = brightness(getComputedStyle(probe).color);
  probe.remove();
  host.style.setProperty("--bar", options.color);
  host.style.setProperty("--on-bar", light > 0.179 ? "#000" : "#fff");
};

// A wrong attribute is left out rather than sent with every question.
const checkAttributes = () => {
  for (const [name, known] of [["audience", about.audiences], ["lpse", about.lpse]]) {
    if (!options[name] || known.includes(options[name])) continue;
    warn(`data-${name}="${options[name]}" is not known and is left out; known are: ${known.join(", ") || "none"}`);
    delete script.dataset[name];
  }
  if (options.container && !container) warn(`data-container="${options.container}" matches no element of the page`);
  if (options.side && !/^(left|right)$/.test(options.side)) warn(`data-side="${options.side}" is neither left nor right`);
  if (options.offset && !/^\d+( \d+)?$/.test(options.offset)) warn(`data-offset="${options.offset}" is no number of pixels, nor two: side and bottom`);
  paint();
};

const settle = () => {
  host.classList.toggle("left", options.side === "left");
  host.classList.toggle("embedded", !!container);
  const [side, bottom] = /^\d+( \d+)?$/.test(options.offset) ? options.offset.split(" ") : [];
  if (side) host.style.setProperty("--side", side + "px");
  if (bottom || side) host.style.setProperty("--bottom", (bottom || side) + "px");
  (container || document.documentElement).append(host);
  // In the top layer no z-index and no transform of the page matters.
  if (!container && host.showPopover) {
    host.popover = "manual";
    host.showPopover();
  }
};

const begin = () => {
  words = about.words;
  checkAttributes();
  host.setAttribute("role", "region");
  host.setAttribute("aria-label", about.name);
  host.lang = about.language;
  if (!container && options.launcher !== "none") {
    launcher = button([icon(icons.ask), el("span", null, words.open)], () => open(), "launcher", { "aria-haspopup": "dialog" });
    root.append(launcher);
  }
  emit("ready");
  if (container) open(false);
  else if (isWanted || location.hash === address) open();
  else if (memory.open && !small.matches) open(false);
  asked.forEach(actions.ask);
  if (memory.pending) {
    if (!panel) build();
    send(memory.pending);
  }
};

// What was said of it before serves until it is heard anew, so that a reload without a connection shows the conversation.
const start = async () => {
  settle();
  const known = parsed(kept.read("about"));
  const hear = async () => {
    const { status, data, text } = await call("/v1/about");
    if (status !== 200 || !data) return null;
    kept.write("about", text);
    return data;
  };
  about = known?.words && before?.script === scriptVersion ? known : null;
  if (about) hear().catch(() => {});
  for (let attempt = 1; !about; attempt++) {
    about = await hear().catch(() => null);
    if (about) break;
    if (attempt === 3) warn(`${endpoint} does not answer this page. Set data-endpoint to the address of the service, and name ${location.origin} in its --allow-origin.`);
    await pause(Math.min(10 * longestWait, 2 ** (attempt - 1)));
  }
  remember({});
  begin();
};
start();
