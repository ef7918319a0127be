// One turn after the other: what was asked, and the reply below it.
const small = matchMedia("(max-width: 520px)");
const coarse = matchMedia("(pointer: coarse)");
const longestMessage = 12;
let panel, launcher, log, status, input;
let isBusy = false;
// What "start again" took away, until the next question.
let removed = null;

// For those who hear the page: one sentence a reply, and nothing else of the log.
const announce = (text) => status.replaceChildren(text);

// The beginning of an answer matters, not its end; only the log itself is scrolled.
const scrollTo = (node) => (log.scrollTop = node.offsetTop - 8);

const said = (text) => {
  const paragraph = el("p", null, text);
  const mine = el("div", { class: "mine" }, el("span", { class: "name" }, words.you), paragraph);
  if (text.length > 40 * longestMessage || text.split("\n").length > longestMessage) {
    paragraph.className = "cut";
    const more = button(words.seeAll, () => (paragraph.classList.remove("cut"), more.remove()), "more");
    mine.append(more);
  }
  return mine;
};

// A turn of the log. Its number is that of the memory, where votes are kept.
const turnNode = (question, shown, votes = {}) => {
  const node = el("section", { class: "turn", "aria-label": `${words.you}: ${shown.slice(0, 60)}` }, said(shown));
  const turn = { node, question, votes, send: (message, label) => send(message, { label, isChosen: true }) };
  turn.vote = (entry, helpful) => {
    votes[entry] = helpful;
    if (turn.number != null) keepTurn(turn.number, { question, shown, votes }, turn.text);
  };
  return turn;
};
const showReply = (turn, reply) => turn.node.append(el("div", { class: "theirs" }, replyNodes(reply, turn)));

// What stands now, or is coming: heard when the panel is opened, and shown above all else.
let standing = [];
const hearNotices = async () => {
  const { data } = await call("/v1/notices").catch(() => ({}));
  if (!Array.isArray(data?.notices)) return;
  standing = data.notices.filter(({ state }) => state !== "ended");
  log.querySelector(".standing")?.replaceChildren(...announcements(standing));
};

const greet = () => {
  const chips = about.examples.map((text, index) => button(text, () => send(text, { isChosen: true }), "chip", { hidden: index >= 3 }));
  const more = button(words.moreExamples, () => {
    chips.forEach((chip) => (chip.hidden = false));
    more.remove();
    chips[3].focus();
  }, "more");
  const back = removed && button(words.undo, undo, "small");
  log.replaceChildren(
    el("div", { class: "theirs" }, article(about.name, [
      el("div", { class: "standing" }, announcements(standing)), blocks(about.greeting || words.write),
      el("div", { class: "chips once", role: "group", "aria-label": words.examples }, chips, chips.length > 3 && more), back,
    ], "unseen")));
};

const restore = () => {
  greet();
  for (const { number, head, reply, text } of keptTurns()) {
    const turn = turnNode(head.question, head.shown || head.question, head.votes || {});
    Object.assign(turn, { number, text });
    log.append(turn.node);
    showReply(turn, reply);
  }
  retire();
};

// Buttons of a question that was answered lead nowhere any more.
const retire = () => {
  const turns = [...log.children];
  for (const turn of turns.slice(0, -1)) for (const old of turn.querySelectorAll(".once button")) old.disabled = true;
};

const waitingLine = (turn) => {
  const text = el("span", null, words.searching);
  const retry = button(words.retry, () => hurry(), "small", { hidden: true });
  const people = el("div");
  const line = el("div", { class: "waiting" }, text, retry, people);
  turn.node.append(line);
  let told = null;
  const tell = (state, attempt = 0) => {
    if (state !== told) {
      text.replaceChildren(words[state]);
      announce(words[state]);
    }
    told = state;
    if (state === "slow") return;
    line.className = "lost";
    retry.hidden = false;
    // After the second failure somebody in a hurry is shown whom to call.
    if (attempt > 0 && state === "down" && !people.firstChild) {
      const list = contactList(reachable([...hostContacts(about.name), ...(about.contacts || [])]), { question: turn.question, title: "" });
      if (list) people.append(el("p", null, words.urgent), list);
    }
  };
  return { line, tell };
};

const send = async (question, { label, isChosen } = {}) => {
  question = question.trim();
  if (!question) return;
  if (isBusy) return announce(words.wait);
  isBusy = true;
  removed = null;
  remember({ pending: question });
  const shown = label || question;
  const turn = turnNode(question, shown);
  log.append(turn.node);
  retire();
  const { line, tell } = waitingLine(turn);
  scrollTo(turn.node);
  const answer = await ask(question, tell);
  if (answer === undefined) return;
  isBusy = false;
  const isFocused = isChosen || line.contains(root.activeElement);
  line.remove();
  memory.pending = null;
  if (!answer) {
    turn.node.append(el("div", { class: "theirs" }, article(words.reply, blocks(words.failed), "unseen")));
    announce(words.failed);
    return remember({});
  }
  const reply = answer.data;
  // A letter is written in its form: the conversation goes on where it was before.
  if (reply.outcome !== "form") memory.token = reply.conversation;
  turn.text = answer.text;
  turn.number = addTurn({ question, shown, votes: {} }, answer.text);
  showReply(turn, reply);
  scrollTo(turn.node);
  announce(heard(reply));
  if (isFocused) turn.node.querySelector(".theirs h3")?.focus({ preventScroll: true });
  emit("answer", { question, outcome: reply.outcome, entry: reply.entry && reply.entry.id });
};

const reset = () => {
  const turns = keptTurns();
  removed = turns.length ? { turns, token: memory.token } : null;
  round++;
  hurry();
  isBusy = false;
  for (let number = memory.first; number < memory.next; number++) kept.write("turn " + number, null);
  letters.clear();
  remember({ token: null, pending: null, first: memory.next });
  if (!log) return;
  greet();
  input.focus();
};
const undo = () => {
  for (const { number, head, text } of removed.turns) keepTurn(number, head, text);
  remember({ token: removed.token, first: removed.turns[0].number });
  removed = null;
  restore();
  scrollTo(log.lastChild);
  input.focus();
};
