import { type ContentResource, pagePath } from "@etalase/contracts/kinds";
import type { Entry } from "../redirects/redirect-rules.ts";

type Leading = Readonly<{ resource: ContentResource; slug: string; old: readonly string[] }>;

/** The redirects from a record's old paths. */
export function redirectsFrom({ resource, slug, old }: Leading): readonly Entry[] {
  const to = pagePath(resource, slug);
  return to === null ? [] : old.map((from) => ({ from, to }));
}
