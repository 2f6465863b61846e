import { sectionsUpdate } from "@etalase/contracts/sections.schema";
import { paths } from "@etalase/contracts/site/paths";
import { shownSections } from "@etalase/contracts/site/sections";
import type { Shown } from "../../domain/desk.ts";
import { kind } from "./kind.ts";

/** The landing page in the typed order. A list that could not be saved is shown as the saved one. */
export const sections = kind<Shown>({
  saved: () => "/api/sections",
  words: {},
  derived: (_shown, { values, saved }) => ({ ...saved, ...sectionsUpdate.safeParse(values).data }),
  page: () => paths.home,
  site: (shown) => ({ sections: shownSections(sectionsUpdate.parse(shown).sections) }),
});
