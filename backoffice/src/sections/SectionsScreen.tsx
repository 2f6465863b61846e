import { type SectionsAnswer, sectionsUpdate } from "@etalase/contracts/sections.schema";
import type { SectionState } from "@etalase/contracts/site/sections";
import { Card } from "@mui/material";
import { useInput } from "react-admin";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import type { SingleKind } from "../kit/form/SingleForm.tsx";
import { SingleScreen } from "../kit/form/SingleScreen.tsx";
import { t } from "../kit/language/t.ts";
import type { Steps } from "../kit/order/MoveControls.tsx";
import { PartName, ShowSwitch, StepRow } from "../kit/order/StepRow.tsx";
import { useOrderedItems } from "../kit/order/useOrderedItems.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { sectionNames } from "../kit/parts/sectionNames.ts";
import { Quiet, VisuallyHidden } from "../kit/theme/Words.tsx";

/** The hero stays at the top. */
const first = 1;

type SectionRowProps = Readonly<{
  section: SectionState;
  isFixed: boolean;
  steps: Steps;
  onShow: (isShown: boolean) => void;
}>;

function SectionRow({ section: { id, isShown }, isFixed, steps, onShow }: SectionRowProps) {
  const { name, about } = sectionNames[id];
  return (
    <StepRow {...{ steps, isFixed }} controls={isFixed ? null : <ShowSwitch {...{ name, isShown, onShow }} />}>
      <PartName {...{ name, isShown }} />
      <Quiet>{about}</Quiet>
    </StepRow>
  );
}

/** The sections of the landing page: dragged or moved by keys and buttons, each shown or hidden. */
function SectionsInput({ source }: Readonly<{ source: string }>) {
  const { field, fieldState, id } = useInput({ source, parse: (value: readonly SectionState[]) => value });
  const sections: readonly SectionState[] = field.value;
  const { list, said, stepsOf } = useOrderedItems({
    items: sections,
    set: field.onChange,
    nameOf: (section) => sectionNames[section.id].name,
    noun: "section",
    first,
  });
  return (
    <Card>
      <PlainList ref={list} divided aria-label={t("Sections of the landing page")}>
        {sections.map((section, place) => (
          <SectionRow
            key={section.id}
            section={section}
            isFixed={place < first}
            steps={stepsOf(section, place)}
            onShow={(isShown) => field.onChange(sections.with(place, { ...section, isShown }))}
          />
        ))}
      </PlainList>
      <FieldNote id={`${id}-note`} error={fieldState.error?.message} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Card>
  );
}

const kind: SingleKind<SectionsAnswer> = {
  resource: "sections",
  title: t("Sections"),
  about: t("The order of the landing page. Menus without their own order follow it."),
  labelsOf: () => ({ sections: t("Sections") }),
  valuesOf: ({ sections }) => ({ sections }),
  schemaOf: () => sectionsUpdate,
  changesOf: (answer, { sections }) =>
    JSON.stringify(sections) === JSON.stringify(answer.sections) ? null : { sections },
  Inputs: () => <SectionsInput source="sections" />,
};

export const SectionsScreen = () => <SingleScreen of={kind} />;
