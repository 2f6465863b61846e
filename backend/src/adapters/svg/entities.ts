const limits = { entities: 100, length: 500, growth: 1_000_000 };

/** A declaration of the subset: an entity of plain text, or one that only describes elements, and is not needed. */
const declaration =
  /\s*(?:<!ENTITY\s+([\w.:-]+)\s+(?:"([^"<&%]*)"|'([^'<&%]*)')\s*>|<!--(?:(?!-->)[\s\S])*-->|<!(?:ELEMENT|ATTLIST)\s[^<>"'[\]]*(?:"[^"<&%]*"[^<>"'[\]]*)*>)\s*/y;

/**
 * Reads the entities that a document type declares, such as Illustrator's names of namespaces: plain texts alone, which
 * name nothing that is elsewhere and no other entity.
 * @throws for any other declaration
 */
export function entitiesOf(doctype: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const start = doctype.indexOf("[");
  if (start < 0) return found;
  const subset = doctype.slice(start + 1, doctype.lastIndexOf("]"));
  declaration.lastIndex = 0;
  while (declaration.lastIndex < subset.trimEnd().length) {
    const match = declaration.exec(subset);
    if (!match) throw new Error("The SVG has a document type of its own");
    const [, name, double, single] = match;
    const value = double ?? single ?? "";
    // The first declaration of a name counts.
    if (name && !found.has(name)) found.set(name, value);
    if (found.size > limits.entities || value.length > limits.length) throw new Error("The SVG declares too much");
  }
  return found;
}

/** @throws when the text would grow beyond measure with its entities in place */
export function refuseGrowth(text: string, entities: ReadonlyMap<string, string>): void {
  let growth = 0;
  for (const [, name = ""] of text.matchAll(/&([\w.:-]{1,100});/g)) growth += entities.get(name)?.length ?? 0;
  if (growth > limits.growth) throw new Error("The entities of the SVG are too long");
}
