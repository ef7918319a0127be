// The conversation of this tab. A reload goes on with it; where storage is blocked, it lasts as long as the page.
const memory = { token: null, turns: [], pending: null, draft: "", open: false };
const memoryKey = "pandu " + endpoint;
const mostTurns = 30;
try {
  Object.assign(memory, JSON.parse(sessionStorage.getItem(memoryKey)));
} catch {}
// Another script may have known other words.
if (memory.script !== scriptVersion) Object.assign(memory, { script: scriptVersion, about: null });

const remember = (change) => {
  Object.assign(memory, change);
  memory.turns = memory.turns.slice(-mostTurns);
  try {
    sessionStorage.setItem(memoryKey, JSON.stringify(memory));
  } catch {}
};
