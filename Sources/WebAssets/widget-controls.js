// What the page around may set and call.
const address = "#tanya-pandu";
let isWanted = false;
const asked = [];

const actions = {
  open: () => open(),
  close,
  toggle: () => (panel?.open ? close() : open()),
  ask: (text) => {
    if (!about) return void asked.push(text);
    open();
    send(String(text));
  },
  reset,
};
Object.assign(host, actions);

// Calls made before this script was loaded wait in `window.pandu`, a list of ["name", argument].
const perform = (call) => {
  const [name, ...rest] = [].concat(call);
  if (Object.hasOwn(actions, name)) actions[name](...rest);
  else warn(`window.pandu has no "${name}", only ${Object.keys(actions)}`);
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
addEventListener("hashchange", () => location.hash === address && open());

// A wrong audience or office is left out rather than sent with every question. It is told by a part that few pages load, which
// also does what the attributes of place and colour say.
const heedAttributes = async () => {
  const known = { audience: about.audiences, lpse: about.lpse };
  const wrong = Object.keys(known).filter((name) => options[name] && !known[name].includes(options[name]));
  const told = wrong.map((name) => [name, options[name], known[name]]);
  for (const name of wrong) delete options[name];
  const { side, offset, color } = options;
  if (wrong[0] || side || offset || color || (options.container && !container)) await use("attributes", told).catch(() => {});
};

const settle = () => {
  host.className = container ? "embedded" : "";
  (container || document.documentElement).append(host);
  // In the top layer no z-index and no transform of the page matters.
  if (!container && host.showPopover) {
    host.popover = "manual";
    host.showPopover();
  }
};

const begin = async () => {
  words = about.words;
  launcher = button([icon(icons.ask), el("span", null, words.open)], () => open(), "launcher", { "aria-haspopup": "dialog" });
  await heedAttributes();
  host.setAttribute("role", "region");
  host.setAttribute("aria-label", about.name);
  host.lang = about.language;
  if (!container && options.launcher !== "none") root.append(launcher);
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
  about = before?.script === scriptVersion ? known : null;
  if (about) hear().catch(() => {});
  for (let attempt = 1; !about; attempt++) {
    about = await hear().catch(() => null);
    if (about) break;
    if (attempt === 3) warn(`${endpoint} does not answer ${location.origin}: see data-endpoint and --allow-origin`);
    await pause(Math.min(10 * longestWait, 2 ** (attempt - 1)));
  }
  remember({});
  begin();
};
start();
