// The text of an answer with its form: paragraphs, lists in lists, tables, bold, and links wherever they stand.
const phone = String.raw`\+62[\d .-]{8,14}\d|\(0\d{2,3}\)[ -]?\d{3,4}[ -]?\d{3,5}|\b0\d{2,3} ?- ?\d{5,8}|\b08\d{2}[ -]?\d{3,4}[ -]?\d{3,5}`;
const marks = new RegExp(
  String.raw`\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^\s)]+)\)|(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)])|([\w.+-]+@[\w-]+(?:\.[\w-]+)+)|(${phone})`, "g");
const dial = (number) => "tel:" + number.replace(/[^\d+]/g, "").replace(/^0/, "+62");

const linked = (text) => {
  const parts = [];
  let end = 0;
  for (const found of String(text).matchAll(marks)) {
    const [whole, bold, label, target, address, mail, number] = found;
    parts.push(text.slice(end, found.index));
    end = found.index + whole.length;
    if (bold) parts.push(el("strong", null, linked(bold)));
    else if (label) parts.push(link(target, label));
    else if (address) parts.push(link(address, address));
    else if (mail) parts.push(link("mailto:" + mail, mail));
    else parts.push(link(dial(number), number));
  }
  parts.push(text.slice(end));
  return parts;
};

const bullet = /^(\s*)([-*]|\d+[.)])\s+(.*)$/;
const indent = (line) => line.length - line.trimStart().length;

// A list from lines of the same depth; lines that stand deeper belong to the item before them.
const list = (lines) => {
  const depth = indent(lines[0]);
  const isNumbered = /^\s*\d/.test(lines[0]);
  const items = [];
  for (const line of lines) {
    if (bullet.test(line) && indent(line) <= depth) items.push([line.replace(bullet, "$3")]);
    else items.at(-1).push(line);
  }
  return el(isNumbered ? "ol" : "ul", null, items.map(([first, ...rest]) => el("li", null, linked(first), blocks(rest.join("\n")))));
};
const cells = (line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());
const table = ([head, , ...rows]) =>
  el("div", { class: "wide", tabindex: 0 }, el("table", null,
    el("tr", null, cells(head).map((cell) => el("th", { scope: "col" }, linked(cell)))),
    rows.map((row) => el("tr", null, cells(row).map((cell) => el("td", null, linked(cell)))))));

const blocks = (text) => {
  const made = [];
  for (const part of String(text || "").split(/\n{2,}/)) {
    const lines = part.split("\n").filter((line) => line.trim());
    const first = lines.findIndex((line) => bullet.test(line));
    const isTable = lines.length > 2 && lines[0].includes("|") && /^[\s|:-]+$/.test(lines[1]);
    const plain = isTable ? [] : lines.slice(0, first < 0 ? lines.length : first);
    if (plain.length) made.push(el("p", null, linked(plain.join("\n"))));
    if (isTable) made.push(table(lines));
    else if (first >= 0) made.push(list(lines.slice(first)));
  }
  return made;
};
