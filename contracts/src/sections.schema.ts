import * as z from "zod/mini";
import { issue, type Refusal, refusal } from "./refusals/refusal.ts";
import { count, list } from "./rules/answers.schema.ts";
import { rule } from "./rules/fields.ts";
import { type SectionState, sectionIds } from "./site/sections.ts";

// Not among the messages, which every screen of the dashboard loads.
const badSections = refusal("sections must list each section with its id and whether it is shown");
const unknownSection = refusal("A section is one of {ids}", { ids: sectionIds.join(", ") });
const heroFirst = refusal("The section home always comes first and is always shown");
const missing = (ids: readonly string[]) =>
  refusal("The list must have every section: {ids} missing", { ids: ids.join(", ") });
const repeated = (id: string) => refusal("The list must have every section once: {id} repeated", { id });

/** Returns the sentence for the first rule that a list of known sections breaks, or undefined. */
function sectionsProblem(sections: readonly SectionState[]): Refusal | undefined {
  const ids = sections.map(({ id }) => id);
  const twice = ids.find((id, place) => ids.indexOf(id) !== place);
  if (twice) return repeated(twice);
  const lacking = sectionIds.filter((id) => !ids.includes(id));
  if (lacking.length > 0) return missing(lacking);
  const [first] = sections;
  return first?.id === "home" && first.isShown ? undefined : heroFirst;
}

const section = z.object(
  { id: z.enum(sectionIds, issue(unknownSection)), isShown: z.boolean(issue(badSections)) },
  issue(badSections),
);

/** The landing page's sections, all of them, in their order. */
export const sectionsUpdate = z.object({
  sections: z.array(section, issue(badSections)).check(rule(sectionsProblem)),
});

/** `version` is the value for `If-Match`, there in quotes. */
export const sectionsAnswer = z.strictObject({
  sections: list(z.strictObject({ id: z.enum(sectionIds), isShown: z.boolean() })),
  version: count,
});

export type SectionsAnswer = Readonly<z.output<typeof sectionsAnswer>>;
