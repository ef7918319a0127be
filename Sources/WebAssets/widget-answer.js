// A reply's text without the lines that are shown as buttons and contacts.
const prose = (reply) => {
  const shown = new Set([words.choose, words.contacts + ":"]);
  reply.choices.forEach((choice, index) => shown.add(`${index + 1}. ${choice.label}`));
  reply.contacts.forEach((contact) => shown.add(`- ${contact.name}: ${contact.value}`));
  const rest = reply.text.split("\n").filter((line) => !shown.has(line)).join("\n");
  return rest.split(/\n{2,}/).filter((part) => part.trim()).map((part) => el("p", null, linked(part)));
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

// The inside of a reply; `pick` is called with what to ask next.
const answer = (reply, question, pick) => [
  reply.notices.map((notice) => el("p", { class: "notice" }, notice)),
  reply.outcome === "answer" ? [el("h3", null, reply.entry.title), el("p", null, linked(reply.summary))] : prose(reply),
  section(words.steps, reply.steps, "ol", linked),
  section(words.attachments, reply.attachments, "ul", tick, { class: "ticks" }),
  notes(reply.notes),
  section(words.contacts, reply.contacts, "ul", contact, { class: "contacts" }),
  options(words.pickOne, reply.choices, (choice) => choice.label, (choice) => pick(choice.message)),
  reply.sources.length > 0 && el("p", { class: "sources" }, `${words.sources}: `, linked(reply.sources.map(source).join("; "))),
  letterOffer(reply),
  section(words.related, reply.related, "ul", (entry) => button(entry.title, () => pick(entry.title), "option"), { class: "plain" }),
  feedback(reply, question),
];
