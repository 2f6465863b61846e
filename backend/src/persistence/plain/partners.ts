import { partners } from "@etalase/contracts/partners.schema";
import type { Em } from "../repository.ts";
import { createPlainRepository, plainSchema } from "./table.ts";

export const partnerSchema = plainSchema(partners, "Partner");

export const createPartnerRepository = (em: Em) => createPlainRepository(em, partners, partnerSchema);
