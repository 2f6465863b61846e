/** The ids of the public pages' own parts, which scripts and links there look for, and those of their icons. */
const ownIds =
  /^(?:app|artikel|boot|cari|contact|content|isi|langganan(?:-salah)?|logo-mark|menu|pesan|setuju-salah|surat|(?:i|art)-.*)$/;

/**
 * Returns the id that a part of an article's text has here, to which links within the text lead; undefined for one that
 * cannot be used. The id of a returned id is itself.
 */
export function anchorOf(text: string): string | undefined {
  const id = text.trim().replace(/\s+/g, "-").replace(/^_+/, "");
  if (!/^[^\s"'<>&`=%]{1,100}$/.test(id)) return undefined;
  return ownIds.test(id) ? `bagian-${id}` : id;
}
