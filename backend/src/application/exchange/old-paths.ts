import { isSlug } from "@etalase/contracts/text/text";
import type { ChangeContent } from "../content.ts";
import type { OldPaths } from "./importing.ts";
import type { ExchangeKinds } from "./kinds.ts";

const lastPart = (path: string) => path.split(/[?#]/)[0]?.split("/").filter(Boolean).at(-1) ?? "";

/** Lets the last part of an old path lead to the record, as a slug that it once had. */
export const createOldSlugs =
  ({ kinds, changeContent }: Readonly<{ kinds: ExchangeKinds; changeContent: ChangeContent }>): OldPaths =>
  async (paths, { resource, id }) => {
    const { slugs } = kinds[resource];
    const own = (await slugs?.slugsOf([id]))?.get(id) ?? [];
    const missing = paths.map(lastPart).filter((slug) => slug.length <= 160 && isSlug(slug) && !own.includes(slug));
    if (!slugs || missing.length === 0) return;
    const taken = await Promise.all(missing.map(async (slug) => ((await slugs.findBySlug(slug)) ? [slug] : [])));
    const free = missing.filter((slug) => !taken.flat().includes(slug));
    if (free.length > 0) await changeContent(() => slugs.putSlugs(id, [...own, ...free]));
  };
