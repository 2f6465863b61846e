const limits = { entities: 100, growth: 1_000_000 };

/** A declaration of the subset: an entity of plain text, or one that only describes elements, and is not needed. */
const declaration =
  /\s*(?:<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]{0,500})"|'([^'<&%]{0,500})')\s*>|<!--(?:(?!-->)[\s\S])*-->|<!(?:ELEMENT|ATTLIST)\s[^<>"'[\]]*(?:"[^"<&%]*"[^<>"'[\]]*)*>)\s*/y;

/**
 * Reads the entities that a file's document type declares, such as Illustrator's names of namespaces: plain texts
 * alone, which name nothing that is elsewhere and no other entity.
 * @throws for any other declaration, and when the file would grow beyond measure with its entities in place
 */
export function entitiesOf(doctype: string, file: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const start = doctype.indexOf("[");
  if (start < 0) return found;
  const subset = doctype.slice(start + 1, doctype.lastIndexOf("]"));
  declaration.lastIndex = 0;
  while (declaration.lastIndex < subset.trimEnd().length) {
    const [declared, name, double, single] = declaration.exec(subset) ?? [];
    if (declared === undefined || found.size >= limits.entities) throw new Error("The SVG declares too much");
    // The first declaration of a name counts.
    if (name && !found.has(name)) found.set(name, double ?? single ?? "");
  }
  let growth = 0;
  for (const [, name = ""] of file.matchAll(/&([\w.:-]{1,100});/g)) growth += found.get(name)?.length ?? 0;
  if (growth > limits.growth) throw new Error("The entities of the SVG are too long");
  return found;
}
