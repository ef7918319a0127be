// A part is a script of its own, loaded from the address of its version, and only if it has the bytes that this script knows.
// It is a module, because a page's policy lets a script that it allows load one,
// whatever else it demands of a script's address.
const loaded = {};
// A browser keeps in mind which module did not come, so that another try needs another address.
let again = "";
const load = (name) =>
  (loaded[name] ??= fetchPart(name).catch((error) => {
    loaded[name] = null;
    again += "?";
    throw error;
  }));
const fetchPart = async (name) => {
  const href = `${endpoint}/widget/${scriptVersion}-${name}.js${again}`;
  const preload = { rel: "modulepreload", href, integrity: "sha256-" + digests[name], nonce: script.nonce };
  await new Promise((load, error) => {
    const link = el("link", { ...preload, load, error });
    setTimeout(error, lostAfter);
    // A browser of before 2023 does not check it.
    if (link.relList.supports(preload.rel)) root.append(link);
    else load();
  });
  const part = await import(href);
  if (part.style) sheet.replaceSync(style + part.style);
  return part.default;
};
