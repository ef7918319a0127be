// A vote on an answer: a part of the widget that is loaded when somebody says whether it helped. If it did not, the reason is
// the reader's next message, so that it ends at the next thing to try or at a person. Without a journal nothing is sent, and
// only that next message is offered.
const votePart = ({ about, button, call, el, words }, { entry, turn, box, note, helpful }) => {
  const post = async (comment) => {
    if (!about.features.feedback) return true;
    try {
      const { status } = await call("/v1/feedback", { entry, helpful, question: turn.question, ...(comment && { comment }) });
      return status === 204;
    } catch {
      return false;
    }
  };
  const send = async (comment) => {
    const controls = [...box.querySelectorAll("button, input")];
    controls.forEach((control) => (control.disabled = true));
    const isDone = await post(comment);
    if (comment) turn.send(comment);
    if (isDone) {
      turn.vote(entry, helpful);
      const done = el("p", { tabindex: -1, class: "note" }, words.thanks);
      box.replaceChildren(done);
      if (!comment) done.focus();
      return;
    }
    controls.forEach((control) => (control.disabled = false));
    note.replaceChildren(words.notKept);
  };
  const why = () => {
    const input = el("input", { maxlength: 500, "aria-label": words.comment, placeholder: words.comment });
    const submit = (event) => {
      event.preventDefault();
      if (input.value.trim()) send(input.value.trim());
    };
    const reasons = words.reasons.split(";").map((reason) => reason.trim());
    const title = el("p", { tabindex: -1 }, words.missing);
    note.replaceChildren();
    box.replaceChildren(
      title,
      el("div", { class: "options", role: "group", "aria-label": words.missing }, reasons.map((reason) => button(reason, () => send(reason), "option"))),
      el("form", { submit }, input, el("button", { class: "small" }, words.send)),
      note);
    title.focus();
  };
  if (helpful) send();
  else why();
};
