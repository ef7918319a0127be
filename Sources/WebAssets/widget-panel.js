const longestQuestion = 2000;
const small = matchMedia("(max-width: 520px)");
const coarse = matchMedia("(pointer: coarse)");
let panel, launcher, log, status, input, busy;

// For those who hear the page rather than see it.
const announce = (text) => status.replaceChildren(text);

const show = (turn) => {
  log.append(turn);
  // The beginning of an answer matters, not its end; only the log itself is scrolled.
  log.scrollTop = turn.offsetTop - 8;
};

const bubble = (kind, name, ...children) => el("div", { class: kind }, el("span", { class: "name" }, name), ...children);
const mine = (question) => bubble("mine", words.you, el("p", null, question));
const theirs = (...children) => bubble("theirs", about.name, ...children);

const greet = () =>
  log.replaceChildren(
    theirs(el("p", null, about.greeting || words.write), options(words.examples, about.examples, (text) => text, send))
  );

const send = async (question) => {
  question = question.trim();
  if (!question || busy) return;
  busy = true;
  remember({ pending: question });
  const waiting = el("p", { class: "waiting" }, words.searching);
  const tell = (text, isLost) => {
    waiting.className = isLost ? "lost" : "waiting";
    waiting.replaceChildren(text, isLost ? button(words.retry, () => hurry(), "small") : "");
  };
  const turn = el("div", { class: "turn" }, mine(question), waiting);
  show(turn);
  const reply = await ask(question, tell);
  if (reply === undefined) return;
  busy = false;
  waiting.replaceWith(theirs(...(reply ? answer(reply, question, send) : [el("p", null, words.failed)]).flat().filter(Boolean)));
  show(turn);
  remember({ pending: null, ...(reply && { token: reply.conversation, turns: [...memory.turns, { question, reply }] }) });
};

const restart = () => {
  round++;
  hurry();
  busy = false;
  remember({ token: null, turns: [], pending: null });
  greet();
  input.focus();
};

// Of a log that is too long, the lines that say what went wrong.
const shortened = (text) => {
  if (text.length <= longestQuestion) return text;
  announce(words.logCut);
  const telling = text.split("\n").filter((line) => /\b[45]\d\d[ -]|\b[45]\.\d\.\d|spam|reject|unknown|block|undeliver/i.test(line));
  return (telling.join("\n") || text).slice(0, longestQuestion);
};

const grow = () => {
  input.rows = Math.min(6, input.value.split("\n").length);
};

const composer = () => {
  const submit = (event) => {
    event.preventDefault();
    if (busy) return;
    send(shortened(input.value));
    input.value = "";
    if (!hint.hidden) paste(false);
    typed();
  };
  const typed = () => {
    grow();
    remember({ draft: input.value });
  };
  const keydown = (event) => {
    if (event.key === "Enter" && !event.shiftKey && !event.isComposing && hint.hidden) submit(event);
  };
  input = el("textarea", { id: "question", rows: 1, placeholder: words.write, input: typed, keydown, autocomplete: "off", "aria-describedby": "secrets" });
  input.value = memory.draft;
  const hint = el("p", { class: "hint", id: "hint", hidden: true }, words.logHint);
  // A log has many lines: the box grows, and Enter makes a new one.
  const toggle = button(words.pasteLog, () => paste(hint.hidden), "paste", { "aria-expanded": "false" });
  const paste = (isOn) => {
    hint.hidden = !isOn;
    toggle.setAttribute("aria-expanded", isOn);
    input.classList.toggle("tall", isOn);
    input.setAttribute("aria-describedby", isOn ? "hint" : "secrets");
    input.focus();
  };
  return el("form", { submit, class: "composer" },
    hint,
    el("label", { for: "question", class: "unseen" }, words.write),
    input,
    el("button", { class: "icon send", "aria-label": words.send, title: words.send }, icon(icons.send)),
    el("div", { class: "foot" }, el("p", { class: "secrets", id: "secrets" }, words.noPassword), toggle));
};

const build = () => {
  log = el("div", { class: "log", role: "log", "aria-live": "polite", tabindex: 0, "aria-label": words.conversation });
  status = el("p", { class: "unseen", role: "status" });
  panel = el("dialog", { "aria-labelledby": "name", "aria-describedby": "program" },
    el("div", { class: "bar" },
      el("div", null, el("h2", { id: "name", tabindex: -1 }, about.name), el("p", { id: "program" }, words.program)),
      iconButton("restart", words.restart, restart),
      iconButton("close", words.close, () => close())),
    log, status, composer());
  launcher = button([icon(icons.ask), el("span", null, words.open)], () => open(true), "launcher", { "aria-haspopup": "dialog" });
  panel.addEventListener("cancel", (event) => { event.preventDefault(); close(); });
  panel.addEventListener("keydown", (event) => event.key === "Escape" && close());
  host.setAttribute("role", "region");
  host.setAttribute("aria-label", about.name);
  host.lang = about.language;
  root.append(launcher, panel);
};

// On a small screen it takes all of it, and the page behind waits.
const open = (isAsked) => {
  if (panel.open) return;
  launcher.hidden = true;
  small.matches ? panel.showModal() : panel.show();
  if (isAsked) (coarse.matches ? panel.querySelector("h2") : input).focus();
  log.scrollTop = log.lastChild.offsetTop - 8;
  remember({ open: true });
};
const close = () => {
  if (!panel.open) return;
  panel.close();
  launcher.hidden = false;
  launcher.focus();
  remember({ open: false });
};

const begin = (said) => {
  about = said;
  words = about.words;
  build();
  greet();
  for (const { question, reply } of memory.turns)
    log.append(el("div", { class: "turn" }, mine(question), theirs(...answer(reply, question, send).flat().filter(Boolean))));
  if (memory.pending) send(memory.pending);
  if (memory.open && !small.matches) open(false);
};

// The style comes as a file, for a strict page allows no other; without it the widget is plain, but there.
const style = new Promise((done) => root.append(el("link", { rel: "stylesheet", href: `${endpoint}/widget.css?v=${styleVersion}`, load: done, error: done })));

// What was said of it before serves until it is heard anew, so that a reload without a connection shows the conversation.
const start = async () => {
  let said = memory.about;
  for (let wait = 1; !said; wait = Math.min(longestWait, wait * 2)) {
    try {
      const { status, data } = await call("/v1/about");
      if (status === 200) said = data;
    } catch {}
    if (!said) await pause(wait);
  }
  await style;
  begin(said);
  if (!memory.about) return remember({ about: said });
  call("/v1/about").then(({ status, data }) => status === 200 && remember({ about: data }), () => {});
};
document.documentElement.append(host);
start();
