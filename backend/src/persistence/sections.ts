import type { Sections, SectionsRepository } from "../application/sections.ts";
import type { Em } from "./repository.ts";
import { createSingle, singleSchema } from "./single-record.ts";

export const sectionsSchema = singleSchema("Sections", "sections");

export const createSectionsRepository = (em: Em): SectionsRepository => createSingle<Sections>(em, sectionsSchema);
