// Where the service is: data-endpoint, else the folder that this script came from.
const script = document.currentScript;
const endpoint = new URL(script.dataset.endpoint || new URL(".", script.src).href, location.href).href.replace(/\/+$/, "");
const { audience, lpse } = script.dataset;
if (document.querySelector("pandu-widget")) return;

const host = document.createElement("pandu-widget");
const root = host.attachShadow({ mode: "open" });
// Shortcuts of the page around must not fire while somebody types here.
for (const type of ["keydown", "keyup", "keypress"]) root.addEventListener(type, (event) => event.stopPropagation());

// What /v1/about said, and the words in it.
let about = null;
let words = {};
