import { content } from "./content.ts";
import { exchange } from "./exchange.ts";
import { faults } from "./faults.ts";
import { notes } from "./notes.ts";
import { people } from "./people.ts";
import { rules } from "./rules.ts";
import { site } from "./site.ts";
import { translation } from "./translation.ts";
import { words } from "./words.ts";

/** The areas of refusals; each English sentence stands in one of them. */
export const areas = { rules, people, content, site, exchange, notes, faults } as const;

/** Says a refusal, note or fault in Indonesian, by its English sentence. Any other text stays as it is. */
export const inIndonesian = translation(
  { ...rules, ...people, ...content, ...site, ...exchange, ...notes, ...faults },
  words,
);
