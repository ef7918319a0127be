// What few readers use is a part of its own, which is loaded when it is first used and handed what it needs of the rest.
const use = async (name, ...given) => (await load(name))({ about, button, call, container, copyButton, el, host, letters, newID, options, parsed, root, words }, ...given);
