// The card of an entry in the desk, drawn by the widget's own script of what the service would reply. Nothing is sent from
// here: its buttons unfold the card, and the letter's opens its form, and those that ask or tell the
// service something do nothing.
const options = {};
let about = null;
let words = {};
const announce = () => {};
let letterShown = null;
const call = async (path) => (path.startsWith("/v1/entries/") ? { status: 200, data: { letter: letterShown } } : { status: 204 });
const [container, host, root, parsed] = [];
const load = async (name) => (name === "letter" ? letterPart : votePart);
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

// A letter is filled in for looking only: the sentence that says so stands where errors would.
const keepLetter = (root, note) => {
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    event.stopPropagation();
    event.target.querySelector("[role=alert]").replaceChildren(note);
  }, true);
};

// Parts that somebody has unfolded stay so while the entry is edited.
const label = (chip) => chip.textContent.replace(/ \(\d+\)$/, "");
const draw = (root, reply) => {
  const open = [...root.querySelectorAll("[aria-expanded=true]")].map(label);
  // A letter that is open opens by itself again, as after a reload, because a click would take the focus from the form.
  const entry = reply.entry?.id;
  if (root.querySelector(".letter form") && !letters.has(entry)) letters.set(entry, {});
  root.replaceChildren(el("div", { class: "log" }, replyNodes(reply, turn)));
  for (const chip of root.querySelectorAll("[aria-expanded]")) if (open.includes(label(chip))) chip.click();
  // The page around has no heading between its title and the card.
  for (const heading of root.querySelectorAll("h3")) heading.setAttribute("aria-level", 2);
};

const part = document.querySelector('[data-bagian="kartu"]');
if (part) {
  const state = JSON.parse(part.dataset.kartu);
  about = state.tentang;
  words = about.words;
  const roots = [...part.querySelectorAll(".card")].map(room);
  for (const root of roots) {
    root.host.lang = about.language;
    keepLetter(root, state["tanpa-surat"]);
  }
  const show = ({ balasan, surat }) => {
    letterShown = surat;
    roots.forEach((root) => draw(root, balasan));
  };
  show(state);
  // From here on the desk hands over the reply, and leaves the drawing to this script.
  part.dataset.digambar = "widget";
  part.addEventListener("balasan", (event) => show(event.detail));
}
