import type { ContentResource, kinds } from "@etalase/contracts/kinds";
import type { OrderedSort } from "@etalase/contracts/rules/content";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from "react";
import { loadChunk } from "./chunks.ts";
import type { Endpoint } from "./requests.ts";

type Screen = FunctionComponent & Readonly<{ preload: () => Promise<unknown> }>;

/** A resource as described in its folder; a screen that is not a list of records has neither endpoint nor forms. */
export type Resource = Readonly<{
  icon: LucideIcon;
  list: Screen;
  create?: Screen;
  edit?: Screen;
  /** A record's own page, when it has one in place of a form. */
  page?: Screen;
  /** The field with a record's name. */
  recordRepresentation?: string;
  endpoint?: Endpoint;
  /** The endpoints of further lists on the screen, by the name of their resource. */
  otherEndpoints?: Readonly<Record<string, Endpoint>>;
}>;

type Choosing = Readonly<{ choose: () => ComponentType }>;

/** Keeps the component of the first render, because another one in its place would lose the user's input. */
function Chosen({ choose }: Choosing) {
  const [Shown] = useState(choose);
  return createElement(Shown);
}

/**
 * A screen that is loaded on its first visit, or before; `name` is its component's name in the module. A loaded screen
 * renders at once: React holds back suspended content, even if it suspended only for a moment, for 300 ms.
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

/** The API's names for the two orders of most columns. */
export const byText = <Field extends string>(field: Field) => ({ ASC: `${field}Asc`, DESC: `${field}Desc` }) as const;

export const byTime = { ASC: "oldest", DESC: "newest" } as const;

/** The sort orders of records that the editors order by hand. */
const orderedSorts = {
  // The API knows the custom order in one direction only, and no list needs the other.
  order: { ASC: "order", DESC: "order" },
  name: byText("name"),
  createdAt: byTime,
} satisfies Record<string, { ASC: OrderedSort; DESC: OrderedSort }>;

/** How records that editors put in order travel. `titled` is given, so that the first page does not load all kinds. */
export const orderedRecords = <R extends ContentResource>(resource: R, titled: (typeof kinds)[R]["titled"]) => ({
  recordRepresentation: titled,
  endpoint: { listKey: resource, sorts: { ...orderedSorts, [titled]: orderedSorts.name } },
});
