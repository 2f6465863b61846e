import { type SectionsAnswer, sectionsUpdate } from "@etalase/contracts/operating/sections.schema";
import type { SectionState } from "@etalase/contracts/site/sections";
import { Box, Card, Switch } from "@mui/material";
import { useInput } from "react-admin";
import { FieldNote } from "../form/FieldLabel.tsx";
import { t } from "../language/t.ts";
import { StepButtons, StepGrip } from "../order/StepButtons.tsx";
import { type MovedBy, useOrderedItems } from "../order/useOrderedItems.ts";
import { PlainList } from "../parts/PlainList.tsx";
import type { SingleKind } from "../single/SingleForm.tsx";
import { SingleScreen } from "../single/SingleScreen.tsx";
import { Grow, Quiet, Row, VisuallyHidden } from "../theme/Words.tsx";
import { sectionNames } from "./names.ts";

/** The hero stays at the top. */
const first = 1;

type SectionRowProps = Readonly<{
  section: SectionState;
  place: number;
  last: number;
  onMove: (to: number, by: MovedBy) => void;
  onShow: (isShown: boolean) => void;
}>;

const row = { gap: 1, minHeight: 60, px: { xs: 1.5, sm: 2.5 }, bgcolor: "background.paper" };
const grip = { display: "flex", width: 30, flex: "none" };

function SectionRow({ section: { id, isShown }, place, last, onMove, onShow }: SectionRowProps) {
  const { name, about } = sectionNames[id];
  const isFixed = place < first;
  return (
    <Row component="li" sx={row}>
      <Box sx={grip} {...(isFixed && { "data-order": place })}>
        {!isFixed && <StepGrip {...{ name, place, first, last, onMove }} />}
      </Box>
      <Grow sx={{ py: 1 }}>
        <Box sx={{ fontWeight: 600, ...(!isShown && { color: "text.secondary" }) }}>{name}</Box>
        <Quiet>{about}</Quiet>
      </Grow>
      {!isFixed && (
        <>
          <StepButtons {...{ name, place, first, last, onMove }} />
          <Switch
            checked={isShown}
            onChange={({ target }) => onShow(target.checked)}
            slotProps={{ input: { role: "switch", "aria-label": t("Show {name}", { name }) } }}
          />
        </>
      )}
    </Row>
  );
}

/** The sections of the landing page: dragged or moved by keys and buttons, each shown or hidden. */
function SectionsInput({ source }: Readonly<{ source: string }>) {
  const { field, fieldState, id } = useInput({ source, parse: (value: readonly SectionState[]) => value });
  const sections: readonly SectionState[] = field.value;
  const { list, said, move } = useOrderedItems({
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
            {...{ section, place }}
            last={sections.length - 1}
            onMove={(to, by) => move(place, to, by)}
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
  about: t("The order of the landing page; menus without an order of their own follow."),
  labelsOf: () => ({ sections: t("Sections") }),
  valuesOf: ({ sections }) => ({ sections }),
  schemaOf: () => sectionsUpdate,
  changesOf: (answer, { sections }) =>
    JSON.stringify(sections) === JSON.stringify(answer.sections) ? null : { sections },
  Inputs: () => <SectionsInput source="sections" />,
};

export const SectionsScreen = () => <SingleScreen of={kind} />;
