import { metaTagNames } from "@etalase/contracts/settings";

type MetaTag = Readonly<{ name?: string; property?: string; content: string }>;

const allowed = new Set<string>(metaTagNames);

/** What begins like JSON was refused unless it held such tags; a row that was restored or edited by hand may hold anything. */
function tagsOf(metaTags: string): readonly unknown[] {
  try {
    return [JSON.parse(metaTags)].flat();
  } catch {
    return [];
  }
}

/** Takes only tags that are allowed, since one that speaks to browsers could undo the policy. */
function metaTag(tag: unknown): readonly MetaTag[] {
  const { name, property, content }: { name?: unknown; property?: unknown; content?: unknown } = Object(tag);
  if (typeof content !== "string") return [];
  if (typeof name === "string") return allowed.has(name) ? [{ name, content }] : [];
  return typeof property === "string" && allowed.has(property) ? [{ property, content }] : [];
}

/** The tags that the site's owner adds: a list of them, or keywords. */
export function settingsMeta(metaTags: string): readonly MetaTag[] {
  if (!/^[[{]/.test(metaTags)) return metaTags ? [{ name: "keywords", content: metaTags }] : [];
  return tagsOf(metaTags).flatMap(metaTag);
}
