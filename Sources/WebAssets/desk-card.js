// The card of an entry in the desk, drawn by the widget's own script of what the service would reply. Nothing is sent from
// here: its buttons unfold the card, and those that ask or tell the service something do nothing.
const options = {};
let about = null;
let words = {};
const announce = () => {};
const call = async () => ({ status: 204 });
const letterRoom = () => ({ opener: button(words.letter, () => {}, "main"), room: null });
const formCard = () => null;
const turn = { question: "", votes: {}, send: () => {}, vote: () => {} };

// It stands in the page like any other element, as high as the card is.
const flat = ":host(.embedded.card-only) { height: auto !important; min-height: 0 !important; } .log { background: var(--ground); color: var(--ink); }";
const sheets = [style, flat].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

const room = (box) => {
  const host = el("div", { class: "embedded card-only" });
  host.attachShadow({ mode: "open" }).adoptedStyleSheets = sheets;
  box.classList.add("as-widget");
  box.replaceChildren(host);
  return host.shadowRoot;
};

// Parts that somebody has unfolded stay so while the entry is edited.
const label = (chip) => chip.textContent.replace(/ \(\d+\)$/, "");
const draw = (root, reply) => {
  const open = [...root.querySelectorAll("[aria-expanded=true]")].map(label);
  root.replaceChildren(el("div", { class: "log" }, replyNodes(reply, turn)));
  for (const chip of root.querySelectorAll("[aria-expanded]")) if (open.includes(label(chip))) chip.click();
  // The page around has no heading between its title and the card.
  for (const heading of root.querySelectorAll("h3")) heading.setAttribute("aria-level", 2);
};

const part = document.querySelector('[data-bagian="kartu"]');
if (part) {
  const state = JSON.parse(part.dataset.kartu);
  about = state.about;
  words = about.words;
  const roots = [...part.querySelectorAll(".card")].map(room);
  for (const root of roots) root.host.lang = about.language;
  const show = (reply) => roots.forEach((root) => draw(root, reply));
  show(state.reply);
  // From here on the desk hands over the reply, and leaves the drawing to this script.
  part.dataset.digambar = "widget";
  part.addEventListener("balasan", (event) => show(event.detail));
}
