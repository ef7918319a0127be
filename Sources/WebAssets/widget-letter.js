// The letter of an entry as one form. What is typed is kept in the memory of this tab, and handed over a reload in its
// history entry, from which it is taken out at once; it never is in the page's storage.
const letters = new Map();
const hand = "panduLetters";
if (history.state?.[hand]) {
  for (const [entry, values] of Object.entries(history.state[hand])) letters.set(entry, values);
  const { [hand]: taken, ...rest } = history.state;
  history.replaceState(Object.keys(rest).length ? rest : null, "");
}
const handOver = () => {
  if (history.state && typeof history.state !== "object") return;
  history.replaceState({ ...history.state, [hand]: Object.fromEntries(letters) }, "");
};

const fieldKinds = {
  email: { type: "email", autocomplete: "email" },
  phone: { type: "tel", autocomplete: "tel" },
  npwp: { inputmode: "numeric" },
};
const longField = 120;

const letterField = (field, values) => {
  const id = newID();
  const [hint, wrong] = [id + "-hint", id + "-wrong"];
  const props = {
    id, name: field.name, maxlength: field.longest, "aria-required": field.required && "true", "aria-describedby": `${hint} ${wrong}`,
    autocomplete: field.autocomplete, ...fieldKinds[field.kind],
  };
  const control =
    field.kind === "choice"
      ? el("select", props, el("option", { value: "" }, words.pickOne), field.choices.map((choice) => el("option", { value: choice }, choice)))
      : el(field.longest > longField ? "textarea" : "input", props);
  control.value = values[field.name] || "";
  return el("p", null,
    el("label", { for: id }, field.label, field.required && el("small", null, ` (${words.required})`)),
    field.hint && el("small", { id: hint, class: "help" }, field.hint),
    control, el("small", { id: wrong, class: "wrong" }));
};

const letterForm = (entry, fields, box) => {
  const values = letters.get(entry) || {};
  const path = "/v1/letters/" + encodeURIComponent(entry);
  const status = el("p", { class: "note", role: "alert" });
  const mark = (errors) => {
    for (const { name } of fields) {
      const control = form.elements.namedItem(name);
      const error = errors.find(({ field }) => field === name);
      control.toggleAttribute("data-wrong", !!error);
      control.setAttribute("aria-invalid", !!error);
      control.parentNode.querySelector(".wrong").replaceChildren(error ? error.detail : "");
    }
    form.querySelector("[data-wrong]")?.focus();
  };
  const submit = async (event) => {
    event.preventDefault();
    const body = { fields: Object.fromEntries(new FormData(form)) };
    try {
      const [plain, page] = await Promise.all([call(path, body, "text/plain"), call(path, body, "text/html")]);
      status.replaceChildren(plain.status === 200 ? "" : plain.status === 422 ? words.letterWrong : words.failed);
      if (plain.status === 200) return letterReady(plain.text, page.text, box, form);
      const { errors = [] } = parsed(plain.text) || {};
      if (plain.status === 422) mark(errors);
    } catch {
      // What was typed stays where it is.
      status.replaceChildren(words.offline);
    }
  };
  const input = () => {
    // Heard only once there is something to hand over, because it keeps some browsers from storing the page as a whole.
    if (letters.size === 0) addEventListener("beforeunload", handOver);
    letters.set(entry, Object.fromEntries(new FormData(form)));
  };
  const form = el("form", { submit, input, novalidate: true, class: "fields" },
    el("p", { class: "help" }, words.letterPlace), fields.map((field) => letterField(field, values)), status,
    el("button", { class: "main" }, words.letterMake));
  return form;
};

const letterReady = (text, page, box, form) => {
  const address = URL.createObjectURL(new Blob([page], { type: "text/html" }));
  const done = el("p", { tabindex: -1 }, words.letterDone);
  box.replaceChildren(
    done,
    el("pre", { tabindex: 0, role: "region", "aria-label": words.letter }, text),
    el("a", { href: address, target: "_blank", class: "main" }, words.printLetter),
    copyButton(text),
    button(words.change, () => {
      box.replaceChildren(form);
      form.querySelector("input, select, textarea").focus();
    }, "small"));
  done.focus();
};

// The button that opens the letter of an entry, and the room in which it is written.
const letterRoom = (entry) => {
  const room = el("div", { class: "letter" });
  const open = async (isFocused) => {
    const { data } = await call("/v1/entries/" + encodeURIComponent(entry)).catch(() => ({}));
    if (!data?.letter) return room.replaceChildren(el("p", { role: "alert", class: "note" }, words.offline));
    opener.remove();
    const form = letterForm(entry, data.letter.fields, room);
    room.replaceChildren(form);
    if (isFocused) form.querySelector("input, select, textarea").focus();
  };
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
