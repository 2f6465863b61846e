import { faqs } from "@etalase/contracts/faqs.schema";
import type { Em } from "../repository.ts";
import { createPlainRepository, plainSchema } from "./table.ts";

export const faqSchema = plainSchema(faqs, "Faq");

export const createFaqRepository = (em: Em) => createPlainRepository(em, faqs, faqSchema);
