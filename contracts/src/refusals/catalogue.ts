import { content } from "./content.ts";
import { exchange } from "./exchange.ts";
import { rules } from "./rules.ts";
import { words } from "./words.ts";

/** The Indonesian of every refusal, by its English sentence. A refusal that is not here does not compile. */
export const catalogue = { ...rules, ...content, ...exchange, ...words };
