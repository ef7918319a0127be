// Whether an answer has a letter is known by its entry; it is asked for after the answer stands.
const letterOffer = (reply) => {
  if (!about.features.letters || reply.outcome !== "answer") return null;
  const box = el("div", { class: "letter" });
  const path = encodeURIComponent(reply.entry.id);
  call("/v1/entries/" + path).then(({ status, data }) => {
    if (status !== 200 || !data.letter) return;
    const open = () => {
      const form = letterForm(data.letter.fields, "/v1/letters/" + path, box);
      box.replaceChildren(form);
      form.querySelector("input, select, textarea").focus();
    };
    box.append(button(words.letter, open, "main"));
  }, () => {});
  return box;
};

const fieldKinds = {
  email: { type: "email", autocomplete: "email" },
  phone: { type: "tel", autocomplete: "tel" },
  npwp: { inputmode: "numeric" },
};

let fieldCount = 0;
const letterField = ({ name, label, required, kind, choices }) => {
  const id = `field-${++fieldCount}`;
  const props = { id, name, "aria-required": required ? "true" : null, "aria-describedby": `${id}-wrong`, ...fieldKinds[kind] };
  const control =
    kind === "choice"
      ? el("select", props, el("option", { value: "" }, words.pickOne), (choices || []).map((choice) => el("option", { value: choice }, choice)))
      : el("input", props);
  return el("p", null, el("label", { for: id }, label, required && el("small", null, ` (${words.required})`)), control, el("small", { id: `${id}-wrong`, class: "wrong" }));
};

const letterForm = (fields, path, box) => {
  const status = el("p", { class: "note", role: "alert" });
  const mark = (form, errors) => {
    for (const { name } of fields) {
      const control = form.elements.namedItem(name);
      const error = errors.find(({ field }) => field === name);
      control.toggleAttribute("data-wrong", !!error);
      control.setAttribute("aria-invalid", error ? "true" : "false");
      form.querySelector(`#${control.id}-wrong`).replaceChildren(error ? error.detail : "");
    }
    form.querySelector("[data-wrong]")?.focus();
  };
  const submit = async (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    status.replaceChildren(words.searching);
    try {
      const values = Object.fromEntries(new FormData(form));
      const { status: code, data } = await call(path, { fields: values }, "text/plain");
      if (code === 200) return letterReady(data, box, form);
      status.replaceChildren(code === 422 ? words.letterWrong : words.failed);
      if (code === 422) mark(form, data.errors || []);
    } catch {
      // What was typed stays where it is.
      status.replaceChildren(words.offline);
    }
  };
  return el("form", { submit, novalidate: true, class: "fields" }, fields.map(letterField), status, el("button", { class: "main" }, words.letterMake));
};

const letterReady = (text, box, form) => {
  const file = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  const done = el("p", { tabindex: -1 }, words.letterDone);
  box.replaceChildren(
    done,
    el("pre", { tabindex: 0, role: "region", "aria-label": words.letter }, text),
    button(words.copy, (event) => copy(text, event.currentTarget), "small"),
    el("a", { href: file, download: "surat.txt", class: "small" }, words.download),
    button(words.letter, () => box.replaceChildren(form), "small")
  );
  done.focus();
};
