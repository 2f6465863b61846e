const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

// Even as a reference none of these may stand in XML 1.0: one of them makes a whole document unreadable.
const noCharacters = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as it stands in an element or an attribute of XML. */
export const escapeXml = (text: string): string =>
  text.replace(noCharacters, "").replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
