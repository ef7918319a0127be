const longestQuestion = 2000;

// Of a log that is too long, the lines that say what went wrong.
const shortened = (text) => {
  if (text.length <= longestQuestion) return text;
  announce(words.logCut);
  const telling = text.split("\n").filter((line) => /\b[45]\d\d[ -]|\b[45]\.\d\.\d|spam|reject|unknown|block|undeliver/i.test(line));
  return (telling.join("\n") || text).slice(0, longestQuestion);
};

const composer = () => {
  // Browsers that do not size a field by its content are told its height.
  const grow = () => {
    if (CSS.supports("field-sizing", "content")) return;
    input.style.height = "auto";
    input.style.height = input.scrollHeight + 2 + "px";
  };
  const typed = () => {
    grow();
    kept.write("draft", input.value || null);
  };
  const submit = (event) => {
    event.preventDefault();
    if (isBusy) return announce(words.wait);
    const question = shortened(input.value);
    input.value = "";
    if (hint.textContent) paste();
    typed();
    send(question);
  };
  const keydown = (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && !hint.textContent) submit(event);
  };
  input = el("textarea", { id: "question", rows: 1, placeholder: words.write, input: typed, keydown, autocomplete: "off", "aria-describedby": "hint secrets" });
  input.value = kept.read("draft") || "";
  const hint = el("p", { class: "hint", id: "hint" });
  // A log has many lines: the box grows, and Enter makes a new one.
  const paste = () => {
    hint.textContent = hint.textContent ? "" : words.logHint;
    toggle.setAttribute("aria-expanded", !!hint.textContent);
    input.focus();
  };
  const toggle = button(words.pasteLog, paste, "paste", { "aria-expanded": "false" });
  return el("form", { submit, class: "composer" },
    hint,
    el("label", { for: "question", class: "unseen" }, words.write),
    input,
    el("button", { class: "icon send", "aria-label": words.send }, icon(icons.send)),
    el("div", { class: "foot" }, el("p", { class: "secrets", id: "secrets" }, words.noPassword), toggle));
};

// Built when it is first opened: a page whose reader does not ask pays for a button only.
const build = () => {
  log = el("div", { class: "log", role: "log", "aria-live": "off", tabindex: 0, "aria-label": words.conversation });
  status = el("p", { class: "unseen", role: "status" });
  panel = el("dialog", { "aria-labelledby": "name", "aria-describedby": "program" },
    el("div", { class: "bar" },
      el("div", null, el("h2", { id: "name", tabindex: -1 }, about.name), el("p", { id: "program" }, words.program)),
      iconButton("restart", words.restart, reset),
      !container && iconButton("close", words.close, close)),
    log, status, composer());
  panel.addEventListener("cancel", (event) => { event.preventDefault(); close(); });
  root.append(panel);
  restore();
  hearNotices();
};

// On a small screen it takes all of it, and the page behind waits.
const open = (isAsked = true) => {
  if (!about) return void (isWanted = true);
  if (!panel) build();
  if (panel.open) return;
  launcher.hidden = true;
  small.matches && !container ? panel.showModal() : panel.show();
  // The dialog gives the focus to its first button; a panel that opens by itself must leave it to the page.
  if (isAsked) (coarse.matches ? panel.querySelector("h2") : input).focus();
  else root.activeElement?.blur();
  scrollTo(log.lastChild);
  if (!container) remember({ open: true });
  emit("open");
};
const close = () => {
  if (!panel?.open || container) return;
  const hadFocus = panel.contains(root.activeElement);
  panel.close();
  launcher.hidden = false;
  if (hadFocus) launcher.focus();
  remember({ open: false });
  emit("close");
};
const escape = (event) => event.key === "Escape" && !event.defaultPrevented && close();
root.addEventListener("keydown", escape);
document.addEventListener("keydown", escape);
