// Helpful or not. Without a journal nobody reads the answer, and only who was not helped is asked.
const feedback = (entry, turn) => {
  const note = el("p", { class: "note" }, turn.votes[entry] !== undefined && words.thanks);
  const vote = (helpful) =>
    use("vote", { entry, turn, box, note, helpful }).catch(() => {
      // The button that was pressed tries again.
      note.replaceChildren(words.offline);
      announce(words.offline);
    });
  const choice = (label, helpful) => button(label, () => vote(helpful), "small");
  const box = el("div", { class: "feedback" },
    !note.firstChild && (about.features.feedback
      ? el("div", { class: "vote", role: "group", "aria-label": words.helpful },
          el("span", null, words.helpful), choice(words.yes, true), choice(words.no, false))
      : choice(words.notHelped, false)),
    note);
  return box;
};
