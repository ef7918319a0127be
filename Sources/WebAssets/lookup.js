"use strict";
// The page is whole as the server sends it. This asks for it again as somebody types, and takes over its parts; so
// there is one hand that writes them, and it is the server's.
const form = document.querySelector("form");
const words = document.getElementById("words");
const audience = document.getElementById("audience");
const status = document.getElementById("status");
const hits = () => [...document.querySelectorAll("#results a")];
const isTyping = () => /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);

const address = () => {
  const query = new URLSearchParams();
  if (words.value.trim()) query.set("q", words.value);
  if (audience.value) query.set("audience", audience.value);
  return "./" + (query.size ? "?" + query : "");
};

const take = (text) => {
  const page = new DOMParser().parseFromString(text, "text/html");
  for (const id of ["results", "answer"]) document.getElementById(id).replaceWith(page.getElementById(id));
  status.textContent = page.getElementById("status").textContent;
  dress();
};

// One request at a time; what was typed meanwhile is asked next, and what came too late is not shown.
let wanted = null;
let running = null;
const load = (url, isNew) => {
  wanted = url;
  running ??= run(isNew).finally(() => (running = null));
  return running;
};
const run = async (isNew) => {
  while (wanted) {
    const url = wanted;
    try {
      const response = await fetch(url, { headers: { Accept: "text/html" } });
      if (response.status === 429 || response.status >= 500) {
        await pause(Number(response.headers.get("Retry-After")) || 2);
        continue;
      }
      const text = await response.text();
      if (wanted !== url) continue;
      wanted = null;
      if (!response.ok) continue;
      take(text);
      if (isNew) {
        settle();
        history.pushState(null, "", url);
      } else {
        unsettled = url;
        clearTimeout(settling);
        settling = setTimeout(settle, 300);
      }
    } catch {
      status.textContent = status.dataset.offline;
      await pause(2);
    }
  }
};
const pause = (seconds) =>
  new Promise((done) => {
    setTimeout(done, seconds * 1000);
    addEventListener("online", done, { once: true });
  });

// The address follows when typing rests: to write it takes up to 12 ms, and browsers allow it only so often.
let unsettled = null;
let settling;
const settle = () => {
  clearTimeout(settling);
  if (unsettled) history.replaceState(null, "", unsettled);
  unsettled = null;
};
addEventListener("pagehide", settle);

const search = () => load(address());
const openAnswer = () => document.getElementById("answer-title")?.focus();

words.addEventListener("input", search);
audience.addEventListener("change", search);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await search();
  openAnswer();
});
addEventListener("popstate", () => {
  // The address at hand is another now: what was to be written belonged to the one left.
  unsettled = null;
  location.reload();
});

const choose = async (link, isOpened) => {
  for (const other of hits()) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  const place = hits().indexOf(link);
  await load(link.href, isOpened);
  if (isOpened) openAnswer();
  else hits()[place]?.focus();
};
document.addEventListener("click", (event) => {
  const link = event.target.closest("#results a, .related a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(link, true);
});

const copy = async (kind) => {
  const source = document.getElementById("copy-" + kind);
  if (!source) return;
  const text = kind === "link" ? source.href : source.textContent;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Pages without TLS have no clipboard; the old command needs a field that can be marked.
    const field = document.createElement("textarea");
    field.className = "unseen";
    field.value = text;
    document.body.append(field);
    const before = document.activeElement;
    field.select();
    document.execCommand("copy");
    field.remove();
    before.focus();
  }
  status.textContent = status.dataset.copied;
};

// What only works with a script is shown by it.
const dress = () => {
  for (const button of document.querySelectorAll(".tools button")) button.hidden = false;
};
document.addEventListener("click", (event) => {
  const button = event.target.closest(".tools button");
  if (button?.dataset.copy) copy(button.dataset.copy);
  if (button?.dataset.print) print();
});

// Letters as shortcuts get in the way of those who speak to their computer: they can be switched off, for good.
const shortcuts = document.getElementById("shortcuts");
const remembered = "pandu shortcuts";
try {
  shortcuts.checked = localStorage.getItem(remembered) !== "off";
} catch {}
shortcuts.addEventListener("change", () => {
  try {
    localStorage.setItem(remembered, shortcuts.checked ? "on" : "off");
  } catch {}
});

const keys = {
  "/": () => words.select(),
  Escape: () => {
    if (document.activeElement === words) {
      words.value = "";
      search();
    } else words.focus();
  },
  c: () => copy("message"),
  ArrowDown: () => move(1),
  ArrowUp: () => move(-1),
};
const move = (step) => {
  const all = hits();
  const place = all.indexOf(document.activeElement);
  if (place < 0 && step < 0) return;
  if (place === 0 && step < 0) return words.focus();
  const next = all[Math.min(all.length - 1, place + step)];
  if (!next) return;
  next.focus();
  choose(next, false);
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const action = keys[event.key];
  if (!action || (event.key.length === 1 && !shortcuts.checked)) return;
  const isArrow = event.key.startsWith("Arrow");
  // In the field letters are letters; arrows go on from it and from the list only, so that the page still scrolls.
  if (isTyping() && !(event.key === "Escape" || (isArrow && document.activeElement === words))) return;
  if (isArrow && document.activeElement !== words && !hits().includes(document.activeElement)) return;
  event.preventDefault();
  action();
});

dress();
document.getElementById("keys").hidden = false;
if (!location.search) words.focus();
