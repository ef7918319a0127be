// The conversation of this tab. A reload goes on with it; where storage is blocked, it lasts as long as the page.
// Each thing has a key of its own, so that a keystroke writes a draft and nothing else. Replies are kept as they came,
// because a page may have changed how lists are written as JSON.
const mostTurns = 30;
const memory = { script: scriptVersion, token: null, pending: null, open: false, first: 0, next: 0 };
const place = (name) => `pandu ${endpoint} ${name}`;
// What the work makes; null where it cannot be done.
const attempt = (work) => {
  try {
    return work();
  } catch {
    return null;
  }
};
const kept = {
  read: (name) => attempt(() => sessionStorage.getItem(place(name))),
  write: (name, text) => attempt(() => (text == null ? sessionStorage.removeItem(place(name)) : sessionStorage.setItem(place(name), text))),
};
const parsed = (text) => attempt(() => JSON.parse(text));

const before = parsed(kept.read("state"));
// Another script may have known other things.
if (before && before.script === scriptVersion && Number.isInteger(before.next)) Object.assign(memory, before);
const remember = (change) => kept.write("state", JSON.stringify(Object.assign(memory, change)));

// A turn is its head (what was said, the votes) on one line, and the reply below it.
const keepTurn = (number, head, reply) => kept.write("turn " + number, JSON.stringify(head) + "\n" + reply);
const addTurn = (head, reply) => {
  const number = memory.next;
  keepTurn(number, head, reply);
  const first = Math.max(memory.first, number + 1 - mostTurns);
  for (let old = memory.first; old < first; old++) kept.write("turn " + old, null);
  remember({ first, next: number + 1 });
  return number;
};
const keptTurns = () => {
  const turns = [];
  for (let number = memory.first; number < memory.next; number++) {
    const text = kept.read("turn " + number) || "";
    const end = text.indexOf("\n");
    const [head, reply] = [parsed(text.slice(0, end)), parsed(text.slice(end + 1))];
    if (head && reply && Array.isArray(reply.answers)) turns.push({ number, head, reply, text: text.slice(end + 1) });
  }
  return turns;
};
