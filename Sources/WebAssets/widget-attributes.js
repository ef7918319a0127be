// What attributes of the script element say that few pages set, or that is wrong, which is told: a part of the widget that is
// loaded for such a page only.

// The brightness of a colour, and the contrast of two, as WCAG 2.2 defines them.
const brightness = (color) => {
  const parts = color.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255).map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
};
const paint = (color, set, { el, root }) => {
  const probe = el("i");
  probe.style.color = color;
  root.append(probe);
  const light = brightness(getComputedStyle(probe).color);
  probe.remove();
  set("--bar", color);
  set("--on-bar", light > 0.179 ? "#000" : "#fff");
};


const attributesPart = (widget, unknown) => {
  const { container, host, options } = widget;
  const { side, offset, color } = options;
  const set = (name, value) => host.style.setProperty(name, value);
  const warn = (name, value, fault) => console.warn(`Pandu: data-${name}="${value}" ${fault}`);
  for (const [name, value, known] of unknown) warn(name, value, `is not known and is left out; known are: ${known.join(", ") || "none"}`);
  if (options.container && !container) warn("container", options.container, "matches no element of the page");
  if (side && !/^(left|right)$/.test(side)) warn("side", side, "is neither left nor right");
  if (side === "left") set("--inset", "auto auto var(--bottom) var(--side)");
  if (/^\d+( \d+)?$/.test(offset)) {
    const [across, above] = offset.split(" ");
    set("--side", across + "px");
    set("--bottom", (above || across) + "px");
  } else if (offset) warn("offset", offset, "is no number of pixels, nor two: side and bottom");
  if (!color) return;
  if (CSS.supports("color", color)) paint(color, set, widget);
  else warn("color", color, "is no colour; write one like #0b5a6f");
};
export default attributesPart;
