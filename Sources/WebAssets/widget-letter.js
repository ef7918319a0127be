// The form of a letter: a part of the widget that is loaded when one is first opened. What it needs of the widget is handed
// over, because a script that is loaded has names of its own.
const letterPart = async ({ button, call, copyButton, el, letters, newID, parsed, words }, entry, room) => {
  const handOver = () => {
    if (history.state && typeof history.state !== "object") return;
    history.replaceState({ ...history.state, panduLetters: Object.fromEntries(letters) }, "");
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

  const letterForm = (fields) => {
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
        if (plain.status === 200) return letterReady(plain.text, page.text, form);
        const { errors = [] } = parsed(plain.text) || {};
        if (plain.status === 422) mark(errors);
      } catch {
        // What was typed stays where it is.
        status.replaceChildren(words.offline);
      }
    };
    // Heard only once there is something to hand over, because it keeps some browsers from storing the page as a whole.
    const hear = () => addEventListener("beforeunload", handOver);
    const input = () => {
      hear();
      letters.set(entry, Object.fromEntries(new FormData(form)));
    };
    if (letters.has(entry)) hear();
    const form = el("form", { submit, input, novalidate: true, class: "fields" },
      el("p", { class: "help" }, words.letterPlace), fields.map((field) => letterField(field, values)), status,
      el("button", { class: "main" }, words.letterMake));
    return form;
  };

  const letterReady = (text, page, form) => {
    const address = URL.createObjectURL(new Blob([page], { type: "text/html" }));
    const done = el("p", { tabindex: -1 }, words.letterDone);
    room.replaceChildren(
      done,
      el("pre", { tabindex: 0, role: "region", "aria-label": words.letter }, text),
      el("a", { href: address, target: "_blank", class: "main" }, words.printLetter),
      copyButton(text),
      button(words.change, () => {
        room.replaceChildren(form);
        form.querySelector("input, select, textarea").focus();
      }, "small"));
    done.focus();
  };

  const { data } = await call("/v1/entries/" + encodeURIComponent(entry));
  return letterForm(data.letter.fields);
};
