import type { faqs } from "@etalase/contracts/plain/faqs.schema";
import type { partners } from "@etalase/contracts/plain/partners.schema";
import type { showcases } from "@etalase/contracts/plain/showcases.schema";
import {
  type IfPictured,
  type PictureOf,
  type PlainKind,
  type ValuesOf,
  valueIn,
} from "@etalase/contracts/rules/plain";
import type { Ordered } from "./content.ts";
import type { Picture } from "./picture.ts";
import type { Viewer } from "./user.ts";

/** A record of a plain kind: the values of its fields, and its picture if it has one. */
export type PlainRecord<K extends PlainKind> = Ordered &
  ValuesOf<K> &
  Readonly<Record<PictureOf<K>, IfPictured<K, Picture>>>;

export type Partner = PlainRecord<typeof partners>;
export type Faq = PlainRecord<typeof faqs>;
export type Showcase = PlainRecord<typeof showcases>;

export const isVisible = (record: object, { shownBy }: Pick<PlainKind, "shownBy">, viewer: Viewer): boolean =>
  viewer === "staff" || valueIn(record, shownBy) === true;
