import { partners } from "./partners.ts";
import { type AnswerOf, type PlainQuery, schemasOf } from "./rules/plain.schema.ts";
import type { ValuesOf } from "./rules/plain.ts";

export const partnerSchemas = schemasOf(partners);

export type PartnerInput = ValuesOf<typeof partners>;
export type PartnersQuery = PlainQuery<typeof partners>;
export type Partner = AnswerOf<typeof partners>;
