import { kinds } from "@etalase/contracts/kinds";
import { type ConditionalSection, conditionalSections, type SectionId } from "@etalase/contracts/site/sections";
import { listNameOf } from "../data/resources.ts";
import { t } from "../language/t.ts";
import { plural } from "./format.ts";

type Named = Readonly<{ name: string; about: string }>;
type Names<Id extends SectionId> = Readonly<Record<Id, Named>>;

const own: Names<Exclude<SectionId, ConditionalSection>> = {
  home: { name: t("Hero"), about: t("Always first, and always shown") },
  features: { name: t("Services"), about: t("Your services") },
  price: { name: t("Prices"), about: t("Packages, and the free consultation") },
  news: { name: t("Articles"), about: t("Highlighted and newest articles, once there are some") },
  portfolio: { name: t("Portfolio"), about: t("Featured projects, once there are some") },
  partners: { name: t("Partners"), about: t("Logos of partners, once there are some") },
  contact: { name: t("Contact"), about: t("The form; the chat and your address stay in the footer") },
};

/** Conditional sections are named like the lists of their records. */
const conditional = Object.fromEntries(
  Object.entries(conditionalSections).map(([id, { of }]) => [
    id,
    { name: t(listNameOf(of)), about: t("Only while there are {nouns} to show", { nouns: plural(kinds[of].noun) }) },
  ]),
) as Names<ConditionalSection>; // an object literal has no other keys

/** The sections of the landing page, for its order and for the menus. */
export const sectionNames: Names<SectionId> = { ...own, ...conditional };
