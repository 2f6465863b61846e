import type { OrderedSort } from "@etalase/contracts/rules/content";
import type { LucideIcon } from "lucide-react";
import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { loadChunk } from "./chunks.ts";
import type { Wire } from "./wire.ts";

type Screen = LazyExoticComponent<ComponentType> & Readonly<{ preload: () => Promise<unknown> }>;

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

/**
 * Tells at once what is known. React looks at a promise's value later, and what it has waited for, if for a moment only,
 * it shows no sooner than 300 ms after the waiting.
 */
const known = <T>(value: T) =>
  // biome-ignore lint/suspicious/noThenProperty: a promise would be late
  ({ then: (tell: (value: T) => void) => tell(value) }) as Promise<T>; // React calls nothing else of it

/** A screen that comes with its first visit, or before; `name` is that of its component in the module. */
export function lazyScreen<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): Screen {
  let loaded: ComponentType | undefined;
  const preload = async () => {
    loaded = (await load())[name];
  };
  const loadNow = async () => ({ default: (await loadChunk(name, load))[name] });
  return Object.assign(
    lazy(() => (loaded ? known({ default: loaded }) : loadNow())),
    { preload },
  );
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
