import type { EditedResource } from "@etalase/contracts/kinds";
import { forPlainKinds, type PlainResource } from "@etalase/contracts/plain-kinds";
import type { Shown } from "../../domain/desk.ts";
import type { KindOf } from "./kind.ts";
import { packages, plain, testimonials } from "./listed.ts";
import { news, pages, portfolio } from "./paged.ts";
import { menus, sections, settings, texts } from "./single.ts";

/** A resource that is added here can be previewed and reviewed. */
export const kinds: Readonly<Record<EditedResource, KindOf<Shown>>> = {
  news,
  portfolio,
  pages,
  packages,
  testimonials,
  settings,
  texts,
  sections,
  menus,
  ...forPlainKinds<Record<PlainResource, KindOf<Shown>>>(plain),
};
