import { faqSchemas, faqs } from "./plain/faqs.schema.ts";
import { partnerSchemas, partners } from "./plain/partners.schema.ts";
import { serviceSchemas, services } from "./plain/services.schema.ts";
import { showcaseSchemas, showcases } from "./plain/showcases.schema.ts";
import type { AnswerOf, PlainSchemas } from "./rules/plain.schema.ts";

/** The kinds of content without rules of their own. Tables, use cases, routes, exports and previews derive from it. */
export const plainKinds = { partners, faqs, services, showcases } as const;

type Kinds = typeof plainKinds;
export type PlainResource = keyof Kinds;

/** The schemas of each plain kind; a forgotten one does not compile. */
export const plainSchemas: { readonly [R in PlainResource]: PlainSchemas<Kinds[R]> } = {
  partners: partnerSchemas,
  faqs: faqSchemas,
  services: serviceSchemas,
  showcases: showcaseSchemas,
};

/** The description of a plain kind. */
export type PlainKindOf<R extends PlainResource> = Kinds[R];

/** A record of a plain kind in the API's answers. */
export type PlainAnswer<R extends PlainResource> = AnswerOf<Kinds[R]>;

// An object literal has no other keys than those of its type.
export const plainResources = Object.keys(plainKinds) as readonly PlainResource[];

/** Makes one thing for each plain kind. */
export const forPlainKinds = <T extends Readonly<Record<PlainResource, unknown>>>(
  make: (resource: PlainResource) => unknown,
): T =>
  // `T` says what each kind gets, which the compiler cannot follow from one function for all.
  Object.fromEntries(plainResources.map((resource) => [resource, make(resource)])) as T;
