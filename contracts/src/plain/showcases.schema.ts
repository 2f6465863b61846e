import { photoRule } from "../rules/image.ts";
import { type AnswerOf, schemasOf } from "../rules/plain.schema.ts";
import type { PlainKind } from "../rules/plain.ts";
import { showcaseDrawings } from "../site/drawings.ts";

/** Examples of work in the windows at the top of the landing page. */
export const showcases = {
  resource: "showcases",
  fields: {
    title: { is: "line", label: "Title", min: 2, max: 60 },
    text: { is: "line", label: "Text", max: 200 },
    drawing: { is: "drawing", label: "Drawing", choices: showcaseDrawings, initial: null, sent: "nullable" },
    isActive: { is: "flag", label: "Active", initial: true },
  },
  picture: { field: "picture", label: "Picture", rule: photoRule },
  holds: { least: 0, most: 8 },
  section: "home",
  shownBy: "isActive",
  searched: ["title", "text"],
} as const satisfies PlainKind;

export const showcaseSchemas = schemasOf(showcases);

export type Showcase = AnswerOf<typeof showcases>;
