import { type AnswerOf, schemasOf } from "../rules/plain.schema.ts";
import type { PlainKind } from "../rules/plain.ts";
import { showcaseDrawings } from "../site/drawings.ts";
import { services } from "./services.schema.ts";

/** Examples of work in the windows at the top of the landing page. They are like services, with drawings of their own. */
export const showcases = {
  ...services,
  resource: "showcases",
  fields: { ...services.fields, drawing: { ...services.fields.drawing, choices: showcaseDrawings } },
  holds: { least: 0, most: 8 },
  section: "home",
} as const satisfies PlainKind;

export const showcaseSchemas = schemasOf(showcases);

export type Showcase = AnswerOf<typeof showcases>;
