// A list sign or number before a line.
const bare = (line) => line.replace(/^(\(\d\) |\d+\. |- )/, "");

// What a reply's text says beyond the parts that are shown on their own.
const prose = (reply) => {
  const { text, contacts, related, choices } = reply;
  const said = [
    ...(reply.summary || "").split("\n"), ...[reply.entry || {}, ...related].map(({ title }) => title || ""),
    ...reply.steps, ...reply.attachments, ...reply.notes, ...contacts.map(({ name, value }) => `${name}: ${value}`),
    ...reply.sources.map(source), ...choices.map(({ label }) => label),
  ];
  const shown = new Set([words.choose, ...Object.values(words).map((word) => word + ":"), ...said.map(bare)]);
  const rest = text.split("\n").filter((line) => !line || !shown.has(bare(line))).join("\n");
  return rest.trim().split(/\n{2,}/).filter(Boolean).map((part) => el("p", null, linked(part)));
};

const section = (heading, items, tag, item, props) =>
  items.length > 0 && el("section", null, el("h4", null, heading), el(tag, props, items.map((each) => el("li", null, item(each)))));

const tick = (text) => el("label", null, el("input", { type: "checkbox" }), el("span", null, linked(text)));

const verbs = { "tel:": "call", "mailto:": "mail" };
const contact = ({ name, value, uri }) => {
  const verb = uri && (words[verbs[/^\w+:/.exec(uri)] || "visit"] || "");
  return [
    el("span", { class: "who" }, name),
    uri ? link(uri, value, { "aria-label": `${verb} ${name}, ${value}` }) : el("span", null, value),
    uri && button(words.copy, (event) => copy(value, event.currentTarget), "small", { "aria-label": `${words.copy} ${value}` }),
  ];
};

const source = ({ title, publisher, year, section: part }) =>
  `${title} (${[publisher, year || words.undated].filter(Boolean).join(", ")}) ${part}`;

// Many notes would bury the contacts; they fold.
const notes = (items) => {
  if (items.length < 4) return section(words.notes, items, "ul", linked);
  return el("details", null, el("summary", null, `${words.notes} (${items.length})`), el("ul", null, items.map((note) => el("li", null, linked(note)))));
};

const options = (label, items, text, pick) =>
  items.length > 0 &&
  el("div", { class: "options", role: "group", "aria-label": label }, items.map((item) => button(text(item), () => pick(item), "option")));

// An answer in full; others are a part of one, or no answer.
const isWhole = (reply) => reply.outcome === "answer" && reply.summary;

// The inside of a reply; `pick` is called with what to ask next.
const answer = (reply, question, pick) => [
  reply.notices.map((notice) => el("p", { class: "notice" }, notice)),
  isWhole(reply) ? [el("h3", null, reply.entry.title), el("p", null, linked(reply.summary))] : prose(reply),
  section(words.steps, reply.steps, "ol", linked),
  section(words.attachments, reply.attachments, "ul", tick, { class: "ticks" }),
  notes(reply.notes),
  section(words.contacts, reply.contacts, "ul", contact, { class: "contacts" }),
  isWhole(reply) && prose(reply),
  options(words.pickOne, reply.choices, (choice) => choice.label, (choice) => pick(choice.message)),
  reply.sources.length > 0 && el("p", { class: "sources" }, `${words.sources}: `, linked(reply.sources.map(source).join("; "))),
  letterOffer(reply),
  section(words.related, reply.related, "ul", (entry) => button(entry.title, () => pick(entry.title), "option"), { class: "plain" }),
  feedback(reply, question),
];
