import { logoRule } from "../rules/image.ts";
import { type AnswerOf, schemasOf } from "../rules/plain.schema.ts";
import type { PlainKind, ValuesOf } from "../rules/plain.ts";
import { messages } from "../text/messages.ts";

export const partners = {
  resource: "partners",
  fields: {
    name: { is: "line", label: "Name", called: "Partner name", min: 2, max: 100 },
    website: { is: "address", label: "Website" },
    description: { is: "lines", label: "Description", max: 500 },
    isActive: { is: "flag", label: "Active", initial: true },
  },
  picture: { field: "logo", label: "Logo", rule: logoRule, missing: messages.partners.logoRequired },
  section: "partners",
  shownBy: "isActive",
  shownAt: "/active",
  searched: ["name"],
} as const satisfies PlainKind;

export const partnerSchemas = schemasOf(partners);

export type PartnerInput = ValuesOf<typeof partners>;
export type Partner = AnswerOf<typeof partners>;
