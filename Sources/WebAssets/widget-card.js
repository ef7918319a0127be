// One problem, one card: what to do first, one next action, and the rest behind buttons that unfold it.
const firstSteps = 300;
const firstWords = 150;

// The first sentences of a summary that fit, without those that the steps tell anyway.
const lead = (summary, steps, limit) => {
  const told = new Set(steps.join(" ").toLowerCase().match(/[a-z0-9]{4,}/g));
  const isTold = (sentence) => {
    const own = sentence.toLowerCase().match(/[a-z0-9]{4,}/g) || [];
    return own.length > 0 && own.filter((word) => told.has(word)).length / own.length > 0.6;
  };
  const sentences = summary.split(/(?<=[a-z0-9)"][.!?]) +(?=[A-Z"(])/);
  const fresh = steps.length ? sentences.filter((sentence) => !isTold(sentence)) : sentences;
  const fitting = [];
  for (const sentence of fresh) {
    if (fitting.length && fitting.join(" ").length + sentence.length > limit) break;
    fitting.push(sentence);
  }
  return fitting.join(" ");
};

// The steps that fit into the first view; a button shows the rest in their place.
const stepList = (steps) => {
  let [count, length] = [0, 0];
  while (count < steps.length && (count === 0 || length + steps[count].length <= firstSteps)) length += steps[count++].length;
  // A button for one short step costs more than the step.
  if (count === steps.length - 1) count++;
  const items = steps.map((step, index) => el("li", { hidden: index >= count, tabindex: -1 }, blocks(step)));
  const more = button(fill(words.moreSteps, { dari: count + 1, sampai: steps.length }), () => {
    items.forEach((item) => (item.hidden = false));
    more.remove();
    items[count].focus();
  }, "more");
  return [el("ol", { class: "steps" }, items), count < steps.length && more];
};

const tick = (text) => el("label", null, el("input", { type: "checkbox" }), el("span", null, linked(text)));
const source = ({ title, publisher, year, section }) => `${year || words.undated} \u00b7 ${[title, publisher].filter(Boolean).join(", ")} ${section || ""}`;
const bullets = (items, item, kind) => el("ul", { class: kind }, items.map((each) => el("li", null, item(each))));

// Buttons in a row, each of which shows or hides its part below.
const folds = (parts) => {
  const shown = parts.filter(Boolean);
  const panes = shown.map(([label, content]) => el("section", { id: newID(), hidden: true, "aria-label": label }, el("b", { class: "who" }, label), content));
  const chips = shown.map(([label], index) =>
    button(label, (event) => {
      panes[index].hidden = !panes[index].hidden;
      event.currentTarget.setAttribute("aria-expanded", !panes[index].hidden);
    }, "chip", { "aria-expanded": "false", "aria-controls": panes[index].id }));
  return shown.length > 0 && [el("div", { class: "chips" }, chips), panes];
};
const counted = (label, items) => `${label} (${items.length})`;

// The card of an answer. `turn` is what its buttons act on: `send`, the question, the vote; `check` is the question of a
// guided check, which comes before all steps.
const card = (part, turn, { isHandoff, check } = {}) => {
  const told = { question: turn.question, title: part.entry.title };
  const contacts = reachable(part.contacts);
  const calls = contacts.filter(({ uri }) => uri);
  const shownContacts = isHandoff ? contacts : calls.slice(0, 1);
  const rest = contacts.filter((contact) => !shownContacts.includes(contact));
  const brief = part.summary && lead(part.summary, check ? [] : part.steps, check || part.steps.length > 0 ? firstWords : 2 * firstWords);
  const letter = part.letter && about.features.letters && letterRoom(part.letter);
  const isAction = !check && !letter && !isHandoff && calls.length > 0;
  return article(part.entry.title, [
    brief && el("div", { class: "brief" }, blocks(brief)),
    check,
    isHandoff && shownContacts.length > 0 && contactList(shownContacts, told),
    !check && part.steps.length > 0 && stepList(part.steps),
    letter && letter.opener,
    isAction ? contactAction(calls[0], told) : !isHandoff && calls.length > 0 && contactList(calls.slice(0, 1), told),
    folds([
      check && part.steps.length > 0 && [counted(words.steps, part.steps), el("ol", { class: "steps" }, part.steps.map((step) => el("li", null, blocks(step))))],
      part.summary && part.summary !== brief && [words.explanation, blocks(part.summary)],
      part.attachments.length > 0 && [counted(words.attachments, part.attachments), bullets(part.attachments, tick, "ticks")],
      part.notes.length > 0 && [counted(words.notes, part.notes), bullets(part.notes, linked)],
      rest.length > 0 && [counted(words.contacts, rest), contactList(rest, told)],
      part.sources.length > 0 && [words.sources, bullets(part.sources, (each) => linked(source(each)))],
      part.related.length > 0 && [words.related, el("div", { class: "options" }, part.related.map(({ title }) => button(title, () => turn.send(title), "option")))],
    ]),
    letter && letter.room,
    !isHandoff && feedback(part.entry.id, turn),
  ]);
};

// Each reply is an article with a heading, to which the focus can go.
const article = (title, content, isSeen = true) => {
  const id = newID();
  return el("article", { class: "card", "aria-labelledby": id }, el("h3", { id, tabindex: -1, class: isSeen ? null : "unseen" }, title), content);
};
