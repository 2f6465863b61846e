const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

// XML 1.0 forbids these even as references: a single one makes the whole document unreadable.
const noCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Escapes a text for an element or attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(noCharacters, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
