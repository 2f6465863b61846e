import { content } from "./content.ts";
import { exchange } from "./exchange.ts";
import { people } from "./people.ts";
import { rules } from "./rules.ts";
import { site } from "./site.ts";
import { translation } from "./translation.ts";
import { words } from "./words.ts";

/** The areas of refusals; each English sentence stands in one of them. */
export const areas = { rules, people, content, site, exchange } as const;

/** Says a refusal in Indonesian, by its English sentence; a text that is none stays as it is. */
export const inIndonesian = translation({ ...rules, ...people, ...content, ...site, ...exchange }, words);
