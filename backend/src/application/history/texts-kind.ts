import { recordOf, storedTexts, type TextCatalogue, type TextsRepository, textsAbout, textsIn } from "../texts.ts";
import { type Kind, onlyKind } from "./kinds.ts";

type Needs = Readonly<{ texts: TextsRepository; catalogue: TextCatalogue }>;

/** The owner's own words, a single record that is never created or deleted. */
export const textsKind = ({ texts, catalogue }: Needs): Kind =>
  onlyKind(textsAbout, {
    find: async () => recordOf(await storedTexts(texts), await catalogue()),
    save: (record) => texts.save(textsIn(record)),
  });
