import { type PlainResource, plainKinds } from "@etalase/contracts/plain-kinds";
import type { PlainKind } from "@etalase/contracts/rules/plain";
import { sectionPath } from "@etalase/contracts/site/paths";
import type { Shown } from "../../domain/desk.ts";
import { noPicture, recordKind } from "./kind.ts";

/** A record among others of its kind. */
type Listed = Readonly<{ _id: string }> & Shown;

/** Replaces an item among the others, or adds it at one end. */
export const among = <T extends Readonly<{ _id: string }>>(items: readonly T[], item: T, end: "first" | "last") => {
  if (items.some(({ _id }) => _id === item._id)) return items.map((one) => (one._id === item._id ? item : one));
  return end === "first" ? [item, ...items] : [...items, item];
};

/** A drawn frame in place of a logo, since an empty picture would look broken. */
const noLogo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="64"><rect x="1" y="1" width="158" height="62" rx="10" fill="#e6f4fa" stroke="#8fa5b1" stroke-dasharray="5 4"/></svg>',
)}`;

/** A plain kind, whose records stand together in a section of the landing page. */
export function plain(resource: PlainResource) {
  const { fields, picture, section }: PlainKind = plainKinds[resource];
  const isNeeded = picture?.missing !== undefined;
  return recordKind<Listed>({
    resource,
    fields,
    facts: () => ({
      ...(picture && { [picture.field]: "", [`${picture.field}Set`]: isNeeded ? noPicture : null }),
      order: 0,
    }),
    ...(isNeeded && { words: { [picture.field]: noLogo } }),
    page: () => sectionPath(section),
    answers: (shown, api) => ({
      records: async (asked) => {
        const all = await api.records(asked);
        // The item comes from a form, so that no type says its kind, which `asked === resource` does.
        return asked === resource ? among(all, shown as (typeof all)[number], "last") : all;
      },
    }),
  });
}
