// Helpful or not, and if not, why: the reason is the reader's next message, so that it ends at the next thing to try or at a
// person. Without a journal nothing is sent, and only that next message is offered.
const feedback = (entry, turn) => {
  const isKept = about.features.feedback;
  const box = el("div", { class: "feedback" });
  const voted = turn.votes[entry];

  const post = async (helpful, comment) => {
    if (!isKept) return true;
    try {
      const { status } = await call("/v1/feedback", { entry, helpful, question: turn.question, ...(comment && { comment }) });
      return status === 204;
    } catch {
      return false;
    }
  };
  const close = (text) => {
    const done = el("p", { tabindex: -1, class: "note" }, text);
    box.replaceChildren(done);
    return done;
  };
  const send = async (helpful, comment, isMessage) => {
    const controls = [...box.querySelectorAll("button, input")];
    controls.forEach((control) => (control.disabled = true));
    const isDone = await post(helpful, comment);
    if (isMessage) turn.send(comment);
    if (isDone) {
      turn.vote(entry, helpful);
      const done = close(words.thanks);
      if (!isMessage) done.focus();
      return;
    }
    controls.forEach((control) => (control.disabled = false));
    box.querySelector(".note").replaceChildren(words.notKept);
  };
  const why = () => {
    const input = el("input", { maxlength: 500, "aria-label": words.comment, placeholder: words.comment });
    const submit = (event) => {
      event.preventDefault();
      if (input.value.trim()) send(false, input.value.trim(), true);
    };
    const reasons = words.reasons.split(";").map((reason) => reason.trim());
    const title = el("p", { tabindex: -1 }, words.missing);
    box.replaceChildren(
      title,
      el("div", { class: "options", role: "group", "aria-label": words.missing }, reasons.map((reason) => button(reason, () => send(false, reason, true), "option"))),
      el("form", { submit }, input, el("button", { class: "small" }, words.send)),
      el("p", { class: "note" }));
    title.focus();
  };
  if (voted !== undefined) close(words.thanks);
  else if (isKept)
    box.append(
      el("div", { class: "vote", role: "group", "aria-label": words.helpful },
        el("span", null, words.helpful), button(words.yes, () => send(true), "small"), button(words.no, why, "small")),
      el("p", { class: "note" }));
  else box.append(button(words.notHelped, why, "small"));
  return box;
};
