const paragraphs = (text) => (text || "").split(/\n{2,}/).filter(Boolean).map((part) => el("p", null, linked(part)));

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

// The answer to one problem, or the part of it that was asked for.
const told = (part, pick) => [
  part.summary && [el("h3", null, part.entry.title), paragraphs(part.summary)],
  section(words.steps, part.steps, "ol", linked),
  section(words.attachments, part.attachments, "ul", tick, { class: "ticks" }),
  notes(part.notes),
  section(words.contacts, part.contacts, "ul", contact, { class: "contacts" }),
  part.sources.length > 0 && el("p", { class: "sources" }, `${words.sources}: `, linked(part.sources.map(source).join("; "))),
  section(words.related, part.related, "ul", (entry) => button(entry.title, () => pick(entry.title), "option"), { class: "plain" }),
];

// Whether one passage of an entry is the whole answer.
const within = ({ excerpt }) => excerpt && excerpt.part !== "letter";

// The inside of a reply; `pick` is called with what to ask next. A whole answer shows all its parts, so that nothing is left to suggest.
const answer = (reply, question, pick) => [
  reply.notices.map((notice) => el("p", { class: "notice" }, notice)),
  paragraphs(reply.lead),
  reply.excerpt && paragraphs(reply.excerpt.text),
  within(reply) ? [] : (reply.answers.length > 0 ? reply.answers : [reply]).map((part) => told(part, pick)),
  paragraphs(reply.question),
  options(words.pickOne, [...reply.choices, ...(reply.outcome === "answer" && !within(reply) ? [] : reply.suggestions)], ({ label }) => label, ({ message }) => pick(message)),
  letterOffer(reply),
  feedback(reply, question),
];
