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
const bullets = (items, item, kind, tag = "ul") => el(tag, { class: kind }, items.map((each) => el("li", null, item(each))));

// Buttons in a row, each of which shows or hides its part below: a label, items, and what is made of them, if there are any.
const folds = (parts) => {
  const shown = parts.filter(([, items]) => items.length);
  const panes = shown.map(([label, items, make]) => el("section", { id: newID(), hidden: true, "aria-label": label }, el("b", { class: "who" }, label), make(items)));
  const chips = shown.map(([label], index) =>
    button(label, (event) => {
      panes[index].hidden = !panes[index].hidden;
      event.currentTarget.setAttribute("aria-expanded", !panes[index].hidden);
    }, "chip", { "aria-expanded": "false", "aria-controls": panes[index].id }));
  return shown[0] && [el("div", { class: "chips" }, chips), panes];
};
const counted = (label, items, make) => [`${label} (${items.length})`, items, make];

// The card of an answer. `turn` is what its buttons act on: `send`, the question, the vote; `check` is the question of a
// guided check, which comes before all steps.
const card = (part, turn, { isHandoff, check } = {}) => {
  const told = { question: turn.question, title: part.entry.title };
  const contacts = reachable(part.contacts);
  const calls = contacts.filter(({ uri }) => uri);
  const shownContacts = isHandoff ? contacts : calls.slice(0, 1);
  const steps = check ? [] : part.steps;
  const brief = lead(part.summary, steps, check || steps[0] ? firstWords : 2 * firstWords);
  const letter = part.letter && about.features.letters && letterRoom(part.letter);
  const people = contactList(shownContacts, told);
  return article(part.entry.title, [
    brief && el("div", { class: "brief" }, blocks(brief)),
    check,
    isHandoff && people,
    steps[0] && stepList(steps),
    letter && letter.opener,
    !isHandoff && (check || letter || !calls[0] ? people : contactAction(calls[0], told)),
    folds([
      counted(words.steps, check ? part.steps : [], (items) => bullets(items, blocks, "steps", "ol")),
      [words.explanation, part.summary === brief ? "" : part.summary, blocks],
      counted(words.attachments, part.attachments, (items) => bullets(items, tick, "ticks")),
      counted(words.notes, part.notes, (items) => bullets(items, linked)),
      counted(words.contacts, contacts.filter((contact) => !shownContacts.includes(contact)), (items) => contactList(items, told)),
      [words.sources, part.sources, (items) => bullets(items, (each) => linked(source(each)))],
      [words.related, part.related, (items) => el("div", { class: "options" }, items.map(({ title }) => button(title, () => turn.send(title), "option")))],
    ]),
    letter && letter.room,
    !isHandoff && feedback(part.entry.id, turn),
  ]);
};

// Each reply is an article with a heading, to which the focus can go. A heading that says nothing new is `unseen`.
const article = (title, content, kind) => {
  const id = newID();
  return el("article", { class: "card", "aria-labelledby": id }, el("h3", { id, tabindex: -1, class: kind }, title), content);
};
