import { partners } from "@etalase/contracts/partners";
import { createPlainRepository, plainSchema } from "./plain.ts";
import type { Em } from "./repository.ts";

export const partnerSchema = plainSchema(partners, "Partner");

export const createPartnerRepository = (em: Em) => createPlainRepository(em, partners, partnerSchema);
