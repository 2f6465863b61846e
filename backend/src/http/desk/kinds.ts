import type { EditedResource } from "@etalase/contracts/kinds";
import { forPlainKinds, type PlainResource } from "@etalase/contracts/plain-kinds";
import type { Shown } from "../../domain/desk.ts";
import type { KindOf } from "./kind.ts";
import { menus } from "./menus.ts";
import { packages } from "./packages.ts";
import { news, pages, portfolio } from "./paged.ts";
import { plain } from "./plain.ts";
import { sections } from "./sections.ts";
import { settings } from "./settings.ts";
import { testimonials } from "./testimonials.ts";
import { texts } from "./texts.ts";

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
