import type { OrderedSort } from "@etalase/contracts/rules/content";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadChunk } from "./chunks.ts";
import type { Wire } from "./wire.ts";

type Screen = LazyExoticComponent<ComponentType>;

/** A resource as its folder describes it; a screen that is no list of records has neither wire nor forms. */
export type Resource<Fields extends string = string> = Readonly<{
  icon: LucideIcon;
  list: Screen;
  create?: Screen;
  edit?: Screen;
  /** A record's own page, where it has one in place of a form. */
  page?: Screen;
  /** The field that a record is called by. */
  recordRepresentation?: string;
  wire?: Wire<Fields>;
}>;

/** A screen that comes with its first visit; `name` is that of its component in the module. */
export const lazyScreen = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): Screen =>
  lazy(async () => ({ default: (await loadChunk(name, load))[name] }));

/** The API's words for the two orders of most columns. */
export const byText = <Field extends string>(field: Field) => ({ ASC: `${field}Asc`, DESC: `${field}Desc` }) as const;

export const byTime = { ASC: "oldest", DESC: "newest" } as const;

/** The orders of records that the editors put in order themselves. */
export const orderedSorts = {
  // The API knows the custom order one way round only, and no list asks for the other.
  order: { ASC: "order", DESC: "order" },
  name: byText("name"),
  createdAt: byTime,
} satisfies Record<string, { ASC: OrderedSort; DESC: OrderedSort }>;
