import { type SectionsRepository, sectionsAbout, sectionsIn, storedSections } from "../sections.ts";
import { type Kind, onlyKind } from "./kinds.ts";

/** The landing page's sections, a single record that is never created or deleted. */
export const sectionsKind = (sections: SectionsRepository): Kind =>
  onlyKind(sectionsAbout, {
    find: () => storedSections(sections),
    save: (record) => sections.save(sectionsIn(record)),
  });
