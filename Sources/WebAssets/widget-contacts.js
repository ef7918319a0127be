// How to reach a person. The page that embeds the widget knows its own office, and may fill in what the knowledge leaves open.
const hostContacts = (name) => {
  const { contactPhone, contactWa, contactEmail, contactUrl } = options;
  return [
    contactPhone && { name, value: contactPhone, uri: dial(contactPhone) },
    contactWa && { name, value: contactWa, uri: "https://wa.me/" + dial(contactWa).replace(/\D/g, ""), kind: "whatsapp" },
    contactEmail && { name, value: contactEmail, uri: "mailto:" + contactEmail },
    /^https?:/i.test(contactUrl) && { name, value: contactUrl, uri: contactUrl },
  ].filter(Boolean);
};

// An office without number, address or link is no contact that anybody can reach.
const isOpen = ({ uri, value }) => !uri && !/\d/.test(value);
// The contacts to show: the open ones filled by the page, once.
const reachable = (contacts) => {
  const own = hostContacts(contacts.find(isOpen)?.name || "");
  let isFilled = false;
  return contacts.flatMap((contact) => {
    if (!isOpen(contact) || own.length === 0) return [contact];
    const filled = isFilled ? [] : own;
    isFilled = true;
    return filled;
  });
};

// A message by WhatsApp begins with the problem and what was tried, for the reader to look at and to send.
const target = ({ kind, uri }, told) =>
  kind === "whatsapp" && told ? `${uri}?text=${encodeURIComponent(fill(words.whatsapp, { kendala: told.question, dicoba: told.title }))}` : uri;
const verb = ({ kind, uri }) =>
  kind === "whatsapp" ? words.chat : uri.startsWith("tel:") ? words.call : uri.startsWith("mailto:") ? words.mail : words.visit;

const contactAction = (contact, told) =>
  link(target(contact, told), [`${verb(contact)} ${contact.name}`, el("b", null, contact.value)], { class: "main call" });
const contactLine = (contact, told) =>
  contact.uri
    ? el("li", null, el("span", { class: "who" }, contact.name), link(target(contact, told), contact.value, { "aria-label": `${verb(contact)} ${contact.name}, ${contact.value}` }), copyButton(contact.value))
    : el("li", { class: "open" }, isOpen(contact) ? linked(contact.value) : [el("span", { class: "who" }, contact.name), linked(contact.value)]);
const contactList = (contacts, told) => contacts[0] && el("ul", { class: "contacts" }, contacts.map((contact) => contactLine(contact, told)));
