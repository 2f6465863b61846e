import { metaTagNames } from "@etalase/contracts/settings";

type MetaTag = Readonly<{ name?: string; property?: string; content: string }>;

const allowed = new Set<string>(metaTagNames);

/**
 * Parses the JSON of meta tags. The form validates it, but a row that was restored or edited by hand may hold anything.
 */
function tagsOf(metaTags: string): readonly unknown[] {
  try {
    return [JSON.parse(metaTags)].flat();
  } catch {
    return [];
  }
}

/** Keeps only allowed tags, since one that instructs browsers could undo the policy. */
function metaTag(tag: unknown): readonly MetaTag[] {
  const { name, property, content }: { name?: unknown; property?: unknown; content?: unknown } = Object(tag);
  if (typeof content !== "string") return [];
  if (typeof name === "string") return allowed.has(name) ? [{ name, content }] : [];
  return typeof property === "string" && allowed.has(property) ? [{ property, content }] : [];
}

/** Returns the tags that the site's owner adds: a list of them, or keywords. */
export function settingsMeta(metaTags: string): readonly MetaTag[] {
  if (!/^[[{]/.test(metaTags)) return metaTags ? [{ name: "keywords", content: metaTags }] : [];
  return tagsOf(metaTags).flatMap(metaTag);
}
