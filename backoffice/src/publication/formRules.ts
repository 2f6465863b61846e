import { isInOrder, unpublishBeforePublish } from "@etalase/contracts/rules/publication";
import * as z from "zod/mini";
import { picture } from "../media/picture.ts";

/** Tells of crossed times while they are typed; the server looks at what is stored, too. */
const inOrder = z.check<Record<string, unknown>>((ctx) => {
  const { publishAt, unpublishAt } = ctx.value;
  const times = {
    publishAt: publishAt ? String(publishAt) : null,
    unpublishAt: unpublishAt ? String(unpublishAt) : null,
  };
  if (isInOrder(times)) return;
  ctx.issues.push({ code: "custom", message: unpublishBeforePublish, path: ["unpublishAt"], input: unpublishAt });
});

/** The rules of a form whose record has times and a share picture of its own, which travels beside the others. */
export const withPublication = <Rules extends z.ZodMiniObject>(rules: Rules) =>
  z.extend(rules, { shareImage: z.nullish(picture) }).check(inOrder);

/** What a form calls these fields, and what they are in a new record. */
export const publicationFields = {
  publishAt: { label: "Publish at", initial: null },
  unpublishAt: { label: "Unpublish at", initial: null },
  excerpt: { label: "Excerpt", initial: "" },
  seoTitle: { label: "Title in search results", initial: "" },
  seoDescription: { label: "Description in search results", initial: "" },
  noindex: { label: "Hide from search engines", initial: false },
  shareImage: { label: "Share picture", initial: "" },
} as const;
