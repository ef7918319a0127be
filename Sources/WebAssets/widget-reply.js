const choiceButtons = (label, items, send) =>
  items[0] &&
  el("div", { class: "options once", role: "group", "aria-label": label }, items.map((item) => button(item.label, () => send(item.message, item.label), "option")));

const announcements = (items) =>
  items.map(({ title, text, state }) => el("div", { class: "announcement " + state }, el("strong", null, title), blocks(text)));

// Choices and suggestions without those that a card shows in a better way: its parts unfold, its letter is a form.
const offers = ({ choices, suggestions, answers, excerpt }) => {
  const letters = answers.map(({ letter }) => letter).filter(Boolean);
  const forms = choices.filter(({ entry }) => letters.includes(entry)).map(({ message }) => message);
  const isWhole = answers.length > 0 && !within(excerpt);
  const isElsewhere = ({ message }) => forms.includes(message) || (isWhole && about.part_words.includes(message));
  return [choices.filter(({ message }) => !forms.includes(message)), suggestions.filter((each) => !isElsewhere(each))];
};

// Whether one passage of an entry is the whole answer.
const within = (excerpt) => excerpt && excerpt.part !== "letter";

// The inside of a reply.
const replyNodes = (reply, turn) => {
  const [choices, suggestions] = offers(reply);
  const asked = [blocks(reply.question), choiceButtons(words.pickOne, choices, turn.send)];
  const chips = suggestions[0] &&
    el("div", { class: "chips once" }, suggestions.map(({ label, message }) => button(label, () => turn.send(message, label), "chip")));
  const before = [reply.notices.map((text) => el("p", { class: "notice" }, linked(text))), announcements(reply.announcements)];
  if (reply.outcome === "form") return [before, formCard(reply)];
  if (within(reply.excerpt)) {
    const title = reply.entry ? reply.entry.title : words.reply;
    return [before, article(title, [blocks(reply.lead), blocks(reply.excerpt.text), asked, chips, reply.outcome === "answer" && feedback(reply.entry.id, turn)])];
  }
  if (!reply.answers[0]) {
    return [before, article(words.reply, [blocks(reply.lead), contactList(reachable(reply.contacts), { question: turn.question, title: "" }), asked, chips], "unseen")];
  }
  const check = reply.answers.length === 1 && choices[0] && el("div", { class: "check" }, asked);
  return [
    before,
    reply.lead && el("div", { class: "lead" }, blocks(reply.lead)),
    reply.answers.map((part) => card(part, turn, { isHandoff: reply.outcome === "handoff", check })),
    !check && asked,
    chips,
  ];
};

// What is said of a reply to those who hear the page: its title and size, in one sentence.
const heard = ({ answers, excerpt, lead, question, outcome, entry }) => {
  if (outcome === "form" && entry) return fill(words.heard, { judul: entry.title });
  if (within(excerpt)) return excerpt.text.slice(0, 160);
  if (answers.length === 0) return (lead || question || words.reply).split("\n")[0].slice(0, 160);
  return answers
    .map(({ entry, steps }) => fill(words.heard, { judul: entry.title }) + (steps.length ? " " + fill(words.heardSteps, { jumlah: steps.length }) : ""))
    .join(" ");
};
