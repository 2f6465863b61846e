import type { OrderedSort } from "@etalase/contracts/rules/content";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";
import { loadChunk } from "./chunks.ts";
import type { Wire } from "./wire.ts";

type Screen = FunctionComponent & Readonly<{ preload: () => Promise<unknown> }>;

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

type Choosing = Readonly<{ choose: () => ComponentType }>;

/** Shows what there was to be shown at first: another component in its place would lose what is typed. */
function Chosen({ choose }: Choosing) {
  const [Shown] = useState(choose);
  return createElement(Shown);
}

/**
 * A screen that comes with its first visit, or before; `name` is that of its component in the module. One that is there
 * is drawn at once: what React has waited for, if for a moment only, it shows no sooner than 300 ms after the waiting.
 */
export function lazyScreen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): Screen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = (await load())[name];
  };
  const later = lazy<ComponentType>(async () => ({ default: (await loadChunk(name, load))[name] }));
  const choose = () => loaded ?? later;
  return Object.assign(() => createElement(Chosen, { choose }), { preload });
}

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
