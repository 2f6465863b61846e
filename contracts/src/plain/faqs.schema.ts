import { type AnswerOf, schemasOf } from "../rules/plain.schema.ts";
import type { PlainKind } from "../rules/plain.ts";

/** Questions that visitors ask, with their answers. */
export const faqs = {
  resource: "faqs",
  fields: {
    question: { is: "line", label: "Question", min: 5, max: 200 },
    answer: { is: "marked", label: "Answer", min: 10, max: 2000 },
    category: { is: "line", label: "Category", max: 50, groups: true },
    isActive: { is: "flag", label: "Active", initial: true },
  },
  section: "faq",
  shownBy: "isActive",
  searched: ["question", "answer", "category"],
} as const satisfies PlainKind;

export const faqSchemas = schemasOf(faqs);

export type Faq = AnswerOf<typeof faqs>;
