import type { SvgElement } from "./tree.ts";

/** The ids that are stored. */
export const idPattern = "[\\p{L}_][\\p{L}\\p{N}_.-]{0,99}";
const safe = new RegExp(`^${idPattern}$`, "u");

/** A name without colons and spaces, which starts with a letter; different ones stay different. */
function safeName(id: string, taken: ReadonlySet<string>): string {
  const name = id.replace(/[^\p{L}\p{N}_.-]/gu, "_").slice(0, 80);
  const start = /^[\p{L}_]/u.test(name) ? name : `_${name}`;
  for (let count = 0; ; count += 1) {
    const tried = count === 0 ? start : `${start}-${count}`;
    if (!taken.has(tried)) return tried;
  }
}

const decoded = (id: string) => {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

/**
 * Returns a function that renames all that a value refers to: drawing programs write ids that are none in XML, with
 * colons or with digits first.
 */
export function createIds(elements: readonly SvgElement[]) {
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.get("id") ?? []));
  const taken = new Set([...ids].filter((id) => safe.test(id)));
  const names = new Map<string, string>();
  for (const id of ids) {
    // An id with spaces cannot be referred to.
    if (safe.test(id) || id === "" || /\s/.test(id)) continue;
    const name = safeName(id, taken);
    taken.add(name);
    names.set(id, name);
  }
  const nameOf = (id: string) => names.get(id) ?? names.get(decoded(id)) ?? id;

  return {
    nameOf,
    /** The value of any attribute or property with its references renamed. */
    renamed(name: string, value: string): string {
      if (name === "id") return nameOf(value);
      if (name === "href") return value.startsWith("#") ? `#${nameOf(value.slice(1))}` : value;
      return value.replace(/url\(\s*(["']?)#([^"'()]*)\1\s*\)/gi, (_whole, _quote, id) => `url(#${nameOf(id.trim())})`);
    },
  };
}
