// What is typed into letters is kept in the memory of this tab, and handed over a reload in its history entry, from which it
// is taken out at once; it never is in the page's storage.
const letters = new Map(Object.entries(history.state?.panduLetters || {}));
if (history.state?.panduLetters) {
  const { panduLetters, ...rest } = history.state;
  history.replaceState(Object.keys(rest).length ? rest : null, "");
}

// The button that opens the letter of an entry, and the room in which it is written.
const letterRoom = (entry) => {
  const room = el("div", { class: "letter" });
  const open = async (isFocused) => {
    const form = await use("letter", entry, room).catch(() => null);
    opener.remove();
    room.replaceChildren(...(form ? [form] : [el("p", { role: "alert", class: "note" }, words.offline), again]));
    if (isFocused) (form ? form.querySelector("input, select, textarea") : again).focus();
  };
  const again = button(words.retry, () => open(true), "small");
  const opener = button(words.letter, () => open(true), "main");
  // After a reload in the midst of it, it stands open again.
  if (letters.has(entry)) open(false);
  return { opener, room, open };
};

// A letter that was asked for by name.
const formCard = (reply) => {
  const { room, open } = letterRoom(reply.entry.id);
  if (!letters.has(reply.entry.id)) open(false);
  return article(reply.entry.title, room);
};
