import type { Texts, TextsRepository } from "../application/texts.ts";
import type { Em } from "./repository.ts";
import { createSingle, singleSchema } from "./single-record.ts";

export const textsSchema = singleSchema("Texts", "texts");

export const createTextsRepository = (em: Em): TextsRepository => createSingle<Texts>(em, textsSchema);
