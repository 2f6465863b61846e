import { metaTagNames } from "@etalase/contracts/settings";

type MetaTag = Readonly<{ name?: string; property?: string; content: string }>;

const allowed = new Set<string>(metaTagNames);

/** The tags that the site's owner adds: a list of them, or keywords. */
export function settingsMeta(metaTags: string): readonly MetaTag[] {
  if (!/^[[{]/.test(metaTags)) return metaTags ? [{ name: "keywords", content: metaTags }] : [];
  // What begins like JSON was refused unless it held such tags; the names are looked at again, since one that speaks
  // to browsers could undo the policy.
  const tags: readonly MetaTag[] = [JSON.parse(metaTags)].flat();
  return tags
    .filter(({ name, property }) => allowed.has(name ?? property ?? ""))
    .map(({ name, property, content }) => (name ? { name, content } : { property: property ?? "", content }));
}
