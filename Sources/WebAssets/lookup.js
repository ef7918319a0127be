"use strict";
// The page is whole as the server sends it. This asks for it again as somebody types, and takes over its parts; so
// there is one hand that writes them, and it is the server's.
const form = document.querySelector("form");
const words = document.getElementById("words");
const audience = document.getElementById("audience");
const status = document.getElementById("status");
const wide = matchMedia("(min-width: 821px)");
const main = () => document.querySelector("main");
const side = () => document.querySelector(".side");
const all = (selector) => [...document.querySelectorAll(selector)];
// Links that are folded away are no results to move to.
const hits = () => all("#results .hits a").filter((link) => link.checkVisibility?.() ?? true);
const isTyping = () => /^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName);

const address = () => {
  const query = new URLSearchParams();
  if (words.value.trim()) query.set("q", words.value);
  if (audience.value) query.set("audience", audience.value);
  return "./" + (query.size ? "?" + query : "");
};
const listOf = (url) => {
  const query = new URL(url, location.href).searchParams;
  query.delete("entry");
  return String(query);
};

// What is found is said once typing rests, and only where it is another than before.
let saying;
const say = (text) => {
  clearTimeout(saying);
  saying = setTimeout(() => {
    if (status.textContent !== text) status.textContent = text;
  }, 500);
};

let here = location.href;
const take = (text, url) => {
  const page = new DOMParser().parseFromString(text, "text/html");
  // The same list stays where it was scrolled to, and as it was folded.
  const isSameList = listOf(url) === listOf(here);
  const place = side().scrollTop;
  const isOpen = main().querySelector(".others")?.open;
  main().replaceWith(page.querySelector("main"));
  if (isSameList) {
    if (isOpen) main().querySelector(".others").open = true;
    side().scrollTop = place;
  }
  document.title = page.title;
  say(page.getElementById("status").textContent);
  here = new URL(url, location.href).href;
  dress();
};

// One request at a time; what was typed meanwhile is asked next, and what came too late is not shown. `isNew`: whether the
// page gets an entry of its own in the history.
let wanted = null;
let running = null;
const load = (url, isNew = false) => {
  wanted = { url, isNew };
  running ??= run().finally(() => (running = null));
  return running;
};
const run = async () => {
  while (wanted) {
    const asked = wanted;
    try {
      const response = await fetch(asked.url, { headers: { Accept: "text/html" } });
      if (response.status === 429 || response.status >= 500) {
        await pause(Number(response.headers.get("Retry-After")) || 2);
        continue;
      }
      const text = await response.text();
      if (wanted !== asked) continue;
      wanted = null;
      if (!response.ok) continue;
      take(text, asked.url);
      write(asked);
    } catch {
      say(status.dataset.offline);
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
  if (unsettled) history.replaceState(history.state, "", unsettled);
  unsettled = null;
};
const write = ({ url, isNew }) => {
  if (isNew) {
    settle();
    history.replaceState({ y: left }, "");
    history.pushState(null, "", url);
  } else if (url !== location.href) {
    unsettled = url;
    clearTimeout(settling);
    settling = setTimeout(settle, 300);
  }
};
addEventListener("pagehide", settle);

// Where the page was scrolled to when a result was opened, for the way back.
let left = 0;
const search = () => {
  clearTimeout(saying);
  return load(address());
};
const openAnswer = () => {
  const title = document.getElementById("answer-title");
  if (!title) return;
  title.focus({ preventScroll: true });
  const { top } = title.getBoundingClientRect();
  if (top < 0 || top > innerHeight / 3) title.scrollIntoView();
};

words.addEventListener("input", search);
audience.addEventListener("change", search);
form.addEventListener("submit", async (event) => {
  event.preventDefault();
  await search();
  remember();
  openAnswer();
});
addEventListener("popstate", async () => {
  // A place within the page is no other page: the skip link leads to one.
  if (location.href.split("#")[0] === here.split("#")[0]) return;
  // The address at hand is another now: what was to be written belonged to the one left.
  unsettled = null;
  const query = new URLSearchParams(location.search);
  words.value = query.get("q") ?? "";
  audience.value = query.get("audience") ?? "";
  const y = history.state?.y ?? 0;
  await load(location.href);
  scrollTo(0, y);
});

const choose = async (link, isOpened) => {
  for (const other of hits()) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  const place = hits().indexOf(link);
  left = scrollY;
  if (isOpened && link.closest("#recent")) {
    words.value = link.textContent;
    audience.value = "";
  }
  await load(link.href, isOpened);
  if (!isOpened) return hits()[place]?.focus({ preventScroll: true });
  remember();
  if (document.getElementById("answer-title")) openAnswer();
  else scrollTo(0, 0);
};
document.addEventListener("click", (event) => {
  const link = event.target.closest("#results a, .related a, #recent a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(link, true);
});

// Something that this browser remembers; without storage nothing is.
const kept = (name, value) => {
  try {
    if (value === null) localStorage.removeItem(name);
    else if (value !== undefined) localStorage.setItem(name, value);
    return localStorage.getItem(name);
  } catch {
    return null;
  }
};

// The last searches that led to an answer. The server says which words may be remembered: none with anything secret.
const mostRecent = 5;
const recent = () => {
  try {
    const read = JSON.parse(kept("pandu recent"));
    return Array.isArray(read) ? read.filter((text) => typeof text === "string").slice(0, mostRecent) : [];
  } catch {
    return [];
  }
};
const remember = () => {
  const { recent: text } = main().dataset;
  if (!text) return;
  const others = recent().filter((other) => other !== text);
  kept("pandu recent", JSON.stringify([text, ...others].slice(0, mostRecent)));
};
const showRecent = () => {
  const place = document.getElementById("recent");
  if (!place) return;
  const links = recent().map((text) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = "?" + new URLSearchParams({ q: text });
    link.textContent = text;
    item.append(link);
    return item;
  });
  place.querySelector("ul").replaceChildren(...links);
  place.hidden = links.length === 0;
};
document.addEventListener("click", (event) => {
  if (!event.target.closest("#recent button")) return;
  kept("pandu recent", null);
  showRecent();
  words.focus();
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
  clearTimeout(saying);
  status.textContent = status.dataset.copied;
};

// What only works with a script is shown by it. Where there is room, the means to share stand open.
const dress = () => {
  for (const button of all(".tools button")) button.hidden = false;
  const share = document.querySelector(".share");
  if (share) share.open = wide.matches;
  showRecent();
};
wide.addEventListener("change", dress);
document.addEventListener("click", (event) => {
  const button = event.target.closest(".tools button");
  if (button?.dataset.copy) copy(button.dataset.copy);
  if (button?.dataset.print) print();
});

// Letters as shortcuts get in the way of those who speak to their computer: they can be switched off, for good.
const shortcuts = document.getElementById("shortcuts");
shortcuts.checked = kept("pandu shortcuts") !== "off";
shortcuts.addEventListener("change", () => kept("pandu shortcuts", shortcuts.checked ? "on" : "off"));

const toWords = () => {
  words.focus();
  words.select();
};
const keys = {
  "/": toWords,
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
  const list = hits();
  const place = list.indexOf(document.activeElement);
  if (place < 0 && step < 0) return;
  if (place === 0 && step < 0) return words.focus();
  const next = list[Math.min(list.length - 1, place + step)];
  if (!next) return;
  next.focus();
  choose(next, false);
};
document.addEventListener("keydown", (event) => {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "k") {
    event.preventDefault();
    return toWords();
  }
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
