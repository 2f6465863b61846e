import type { Sections, SectionsRepository } from "../../application/single/sections.ts";
import type { Em } from "../repository.ts";
import { createSingle, singleSchema } from "./single.ts";

export const sectionsSchema = singleSchema("Sections", "sections");

export const createSectionsRepository = (em: Em): SectionsRepository => createSingle<Sections>(em, sectionsSchema);
