// The desk works without this script. It adds what follows each keystroke: the preview, drafts, keys, and a list that is
// filtered while one types.
(() => {
"use strict";

const find = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const later = (milliseconds, work) => {
  let timer = 0;
  const call = () => {
    clearTimeout(timer);
    timer = setTimeout(work, milliseconds);
  };
  call.cancel = () => clearTimeout(timer);
  return call;
};
const tell = (text) => {
  const place = find("#kabar");
  place.textContent = text;
  setTimeout(() => { if (place.textContent === text) { place.textContent = ""; } }, 4000);
};

// Pages whose buttons have a key each.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.target.closest("input, textarea, select")) { return; }
  const button = find(`[data-tombol="${CSS.escape(event.key.toLowerCase())}"]`);
  if (button) {
    event.preventDefault();
    button.click();
  }
});

// The list of entries.
const filter = find("#saringan");
if (filter) {
  const show = async () => {
    const query = new URLSearchParams(new FormData(filter));
    const response = await fetch("/?" + query, { headers: { Accept: "text/html" } }).catch(() => null);
    if (!response || !response.ok) { return; }
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const list = find("#daftar", page);
    if (list) { find("#daftar").replaceWith(list); }
    history.replaceState(null, "", "/?" + query);
  };
  const soon = later(150, show);
  filter.addEventListener("input", soon);
  filter.addEventListener("submit", (event) => { event.preventDefault(); show(); });
}

// Text of a page that is pasted comes with its form: headings and lists tell questions from answers.
const pasted = find("#tempelan");
if (pasted) {
  pasted.addEventListener("paste", (event) => {
    const html = event.clipboardData && event.clipboardData.getData("text/html");
    if (!html) { return; }
    event.preventDefault();
    pasted.setRangeText(html, pasted.selectionStart, pasted.selectionEnd, "end");
  });
  const files = find("#berkas");
  const form = find("#impor");
  form.addEventListener("dragover", (event) => event.preventDefault());
  form.addEventListener("drop", (event) => {
    if (!event.dataTransfer.files.length) { return; }
    event.preventDefault();
    files.files = event.dataTransfer.files;
    files.focus();
  });
}

// The form of an entry.
const entry = find("#entri");
if (entry) {
  for (const one of all("[data-tanpa-skrip]", entry)) { one.hidden = true; }
  const markdown = entry.elements.markdown;
  const before = entry.elements.asal;
  let isDirty = false;
  let isLeaving = false;
  let latest = 0;
  let running = null;

  const send = (address, wish) => {
    const body = new URLSearchParams(new FormData(entry));
    if (wish) { body.set("aksi", wish); }
    return fetch(address, { method: "POST", headers: { Accept: "application/json" }, body, signal: running && running.signal });
  };

  const put = (field, value) => {
    if (field && field !== document.activeElement && field.value !== value) { field.value = value; }
  };

  // Parts that the server writes; one in which the officer is, stays.
  const place = (name, html) => {
    const part = find(`[data-bagian="${name}"]`, entry);
    if (!part || html === undefined || part.dataset.digambar) { return; }
    if (part.contains(document.activeElement)) { return; }
    if (part.dataset.last === html) { return; }
    part.dataset.last = html;
    const open = all("details", part).map((one) => one.open);
    const top = all("fieldset, .card", part).map((one) => one.scrollTop);
    part.innerHTML = html;
    all("details", part).forEach((one, number) => { if (open[number] !== undefined) { one.open = open[number]; } });
    all("fieldset, .card", part).forEach((one, number) => { one.scrollTop = top[number] || 0; });
  };

  const show = (state) => {
    for (const [name, value] of Object.entries(state.isian)) {
      put(entry.elements[name], value.teks);
      const form = entry.elements["bentuk-" + name];
      if (form && entry.elements[name] !== document.activeElement) { form.value = value.bentuk; }
    }
    for (const [name, value] of Object.entries(state.masalah)) {
      const faults = find("#m-" + name, entry);
      if (faults && faults.innerHTML !== value.html) { faults.innerHTML = value.html; }
      const field = entry.elements[name];
      if (field && field.setAttribute) {
        if (value.salah) { field.setAttribute("aria-invalid", "true"); } else { field.removeAttribute("aria-invalid"); }
      }
    }
    before.value = state.markdown;
    put(markdown, state.markdown);
    for (const [name, html] of Object.entries(state.bagian)) { place(name, html); }
    const card = find('[data-bagian="kartu"]', entry);
    const reply = JSON.stringify([state.balasan, state.surat]);
    if (card.dataset.last !== reply) {
      card.dispatchEvent(new CustomEvent("balasan", { detail: state }));
      if (card.dataset.digambar) { card.dataset.last = reply; }
    }
  };

  const preview = async (wish) => {
    const number = ++latest;
    if (running) { running.abort(); }
    running = new AbortController();
    const side = document.activeElement;
    const typed = side && side.value;
    try {
      const response = await send(entry.dataset.pratinjau, wish);
      if (!response.ok || number !== latest) { return; }
      const state = await response.json();
      // What was typed meanwhile belongs to the next request.
      if (number === latest && (!side || side.value === typed)) { show(state); }
    } catch (fault) {
      if (fault.name !== "AbortError") { console.warn(fault); }
    }
  };
  const soon = later(120, () => preview());

  const save = async () => {
    if (!isDirty || isLeaving || !entry.elements.judul.value.trim()) { return; }
    isDirty = false;
    try {
      const response = await send(entry.getAttribute("action"), "autosimpan");
      const state = await response.json();
      if (state.berkas && !entry.elements.berkas.value) {
        entry.elements.berkas.value = state.berkas;
        history.replaceState(null, "", "/entri?berkas=" + encodeURIComponent(state.berkas));
      }
      if (state.berkas) { entry.elements.versi.value = state.versi; }
      tell(state.pesan);
    } catch (fault) {
      isDirty = true;
    }
  };
  const autosave = later(3000, save);

  entry.addEventListener("input", (event) => {
    if (event.target.id === "f-tanya") { return; }
    isDirty = true;
    soon();
    autosave();
  });
  entry.addEventListener("submit", (event) => {
    const wish = event.submitter && event.submitter.value;
    if (wish === "coba") {
      event.preventDefault();
      preview("coba");
      return;
    }
    isLeaving = true;
    autosave.cancel();
  });
  find("#f-tanya").addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.ctrlKey) { return; }
    event.preventDefault();
    preview("coba");
  });
  document.addEventListener("keydown", (event) => {
    if (!event.ctrlKey || event.altKey || event.metaKey) { return; }
    if (event.key === "Enter") {
      event.preventDefault();
      find('button[value="terbit"]', entry).click();
    } else if (event.key === "s") {
      event.preventDefault();
      isDirty = true;
      autosave.cancel();
      save();
    }
  });
  const broken = find("[aria-invalid]", entry);
  if (broken && find(".message.error")) { broken.focus(); }
}
})();
