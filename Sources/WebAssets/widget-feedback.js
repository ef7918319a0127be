// Helpful or not, and if not, why: one remark for each answer.
const feedback = (reply, question) => {
  if (!about.features.feedback || reply.outcome !== "answer") return null;
  const box = el("div", { class: "feedback" });

  const tell = async (helpful, comment, again) => {
    const body = { entry: reply.entry.id, helpful, question, ...(comment && { comment }) };
    try {
      const { status } = await call("/v1/feedback", body);
      const done = el("p", { tabindex: -1 }, status === 204 ? words.thanks : words.failed);
      box.replaceChildren(done);
      done.focus();
    } catch {
      box.querySelector(".note").replaceChildren(words.offline);
      again();
    }
  };
  const send = (helpful, comment) => {
    const controls = [...box.querySelectorAll("button, input")];
    controls.forEach((control) => (control.disabled = true));
    tell(helpful, comment, () => controls.forEach((control) => (control.disabled = false)));
  };
  const why = () => {
    const input = el("input", { maxlength: 500, "aria-label": words.comment, placeholder: words.comment });
    const submit = (event) => {
      event.preventDefault();
      send(false, input.value.trim());
    };
    box.replaceChildren(
      el("p", { tabindex: -1 }, words.missing),
      options(words.missing, words.reasons.split(";").map((reason) => reason.trim()), (reason) => reason, (reason) => send(false, reason)),
      el("form", { submit }, input, el("button", { class: "small" }, words.send)),
      el("p", { class: "note" })
    );
    box.firstChild.focus();
  };
  box.append(
    el("p", null, words.helpful),
    button(words.yes, () => send(true), "small"),
    button(words.no, why, "small"),
    el("p", { class: "note" })
  );
  return box;
};
