// A module script has no `currentScript`; its element is found by its address.
const ownPath = /\/widget(\/\w+)?\.js.*$/;
const script = document.currentScript || [...document.scripts].find(({ src }) => ownPath.test(src));
const options = script.dataset;
// The service is at data-endpoint, else where this script came from.
const endpoint = new URL(options.endpoint || script.src.replace(ownPath, ""), location.href).href.replace(/\/+$/, "");
if (document.querySelector("pandu-widget")) return;

const host = document.createElement("pandu-widget");
const root = host.attachShadow({ mode: "open" });
// Where it stands, if not in a corner of the window.
const container = options.container && document.querySelector(options.container);
// A constructed sheet is allowed by every style policy, and costs no request.
const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
root.adoptedStyleSheets = [sheet];
// Shortcuts of the page around must not fire while somebody types here.
for (const type of ["keydown", "keyup", "keypress"]) root.addEventListener(type, (event) => event.stopPropagation());

const warn = (text) => console.warn("Pandu: " + text);
const emit = (name, detail) => host.dispatchEvent(new CustomEvent("pandu:" + name, { bubbles: true, composed: true, detail }));

// What /v1/about said, and the words in it.
let about = null;
let words = {};
