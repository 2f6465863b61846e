import { type SectionsAnswer, sectionsUpdate } from "@etalase/contracts/operating/sections.schema";
import { t } from "../language/t.ts";
import type { SingleKind } from "../single/SingleForm.tsx";
import { SingleScreen } from "../single/SingleScreen.tsx";
import { SectionsInput } from "./SectionsInput.tsx";

const kind: SingleKind<SectionsAnswer> = {
  resource: "sections",
  title: t("Sections"),
  about: t("The order of the landing page; menus without an order of their own follow."),
  labelsOf: () => ({ sections: t("Sections") }),
  valuesOf: ({ sections }) => ({ sections }),
  schemaOf: () => sectionsUpdate,
  changesOf: (answer, { sections }) =>
    JSON.stringify(sections) === JSON.stringify(answer.sections) ? null : { sections },
  Inputs: () => <SectionsInput source="sections" />,
};

export const SectionsScreen = () => <SingleScreen of={kind} />;
