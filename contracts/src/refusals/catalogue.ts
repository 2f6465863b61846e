import { content } from "./content.ts";
import { exchange } from "./exchange.ts";
import { faults } from "./faults.ts";
import { notes } from "./notes.ts";
import { people } from "./people.ts";
import { rules } from "./rules.ts";
import { site } from "./site.ts";
import { words } from "./words.ts";

export const areas = [rules, people, content, site, exchange, notes, faults] as const;

/** The Indonesian of every refusal, by its English sentence. A refusal that is not here does not compile. */
export const catalogue = { ...rules, ...people, ...content, ...site, ...exchange, ...notes, ...faults, ...words };
