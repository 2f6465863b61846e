import { photoRule } from "../rules/image.ts";
import { type AnswerOf, schemasOf } from "../rules/plain.schema.ts";
import type { PlainKind } from "../rules/plain.ts";
import { serviceDrawings } from "../site/drawings.ts";

/** The work that the site's owner offers. */
export const services = {
  resource: "services",
  fields: {
    title: { is: "line", label: "Title", min: 2, max: 60 },
    text: { is: "line", label: "Text", max: 200 },
    drawing: { is: "drawing", label: "Drawing", choices: serviceDrawings, initial: null, sent: "nullable" },
    isActive: { is: "flag", label: "Active", initial: true },
  },
  picture: { field: "picture", label: "Picture", rule: photoRule },
  holds: { least: 1, most: 12 },
  section: "features",
  shownBy: "isActive",
  searched: ["title", "text"],
} as const satisfies PlainKind;

export const serviceSchemas = schemasOf(services);

export type Service = AnswerOf<typeof services>;
