import { packageLimits } from "@etalase/contracts/packages";
import { Box, TextField } from "@mui/material";
import { XIcon } from "lucide-react";
import { useRef } from "react";
import { FieldGroup } from "../kit/form/FieldLabel.tsx";
import { NewEntryField, useTextList } from "../kit/form/NewEntryField.tsx";
import { t } from "../kit/language/t.ts";
import { GripMenu } from "../kit/order/GripMenu.tsx";
import { StepButtons, type Steps } from "../kit/order/MoveControls.tsx";
import { useOrderedItems } from "../kit/order/useOrderedItems.ts";
import { IconAction } from "../kit/parts/IconAction.tsx";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Row, VisuallyHidden } from "../kit/theme/Words.tsx";

/** The lines of a field, the ways to change them, and a sentence for screen readers about the last move. */
function useFeatures(source: string) {
  const { texts: features, set, field } = useTextList(source);
  return {
    ...useOrderedItems({
      items: features,
      set,
      nameOf: (feature, place) => feature.trim() || t("line {number}", { number: place + 1 }),
      noun: "line",
    }),
    field,
    features,
    change: (place: number, text: string) => set(features.with(place, text)),
    remove: (place: number) => set(features.toSpliced(place, 1)),
    addAll: (lines: readonly string[]) => {
      const added = [...new Set(lines.filter((line) => line && !features.includes(line)))];
      if (added.length > 0) set([...features, ...added]);
    },
  };
}

const linesOf = (text: string) => text.split(/[\r\n]+/).map((line) => line.trim());

type FeatureRowProps = Readonly<{
  feature: string;
  /** Position, from 0. */
  place: number;
  steps: Steps;
  onChange: (text: string) => void;
  onRemove: () => void;
}>;

const row = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  alignItems: "center",
  gap: 0.5,
  bgcolor: "background.paper",
  borderRadius: "10px",
};

/** One line of the list, which can be edited, moved and removed. */
function FeatureRow({ feature, place, steps, onChange, onRemove }: FeatureRowProps) {
  const { name } = steps;
  return (
    <Box component="li" sx={row}>
      <GripMenu steps={steps} />
      <TextField
        hiddenLabel
        value={feature}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        slotProps={{
          htmlInput: {
            "aria-label": t("Feature {number}", { number: place + 1 }),
            maxLength: 2 * packageLimits.featureMax,
          },
        }}
      />
      <Row sx={{ gap: 0.5 }}>
        <Row sx={{ gap: 0.5, display: { xs: "none", sm: "flex" } }}>
          <StepButtons steps={steps} />
        </Row>
        <IconAction label={t("Remove {name}", { name })} tip={t("Remove")} Icon={XIcon} danger onClick={onRemove} />
      </Row>
    </Box>
  );
}

/**
 * A list of lines: Enter or the plus button adds one, pasting adds several, and buttons, keys or dragging reorder them.
 */
export function FeaturesInput({ source, label }: Readonly<{ source: string; label: string }>) {
  const { features, field, list, said, ...lines } = useFeatures(source);
  const input = useRef<HTMLInputElement>(null);
  return (
    <FieldGroup label={label}>
      {features.length > 0 && (
        <PlainList ref={list} sx={{ mb: 1.5, display: "grid", gap: 1 }}>
          {features.map((feature, place) => (
            <FeatureRow
              // biome-ignore lint/suspicious/noArrayIndexKey: the line is typed into, and is no name of its row
              key={place}
              {...{ feature, place }}
              steps={lines.stepsOf(feature, place)}
              onChange={(text) => lines.change(place, text)}
              onRemove={() => {
                lines.remove(place);
                // The focused button was unmounted.
                input.current?.focus();
              }}
            />
          ))}
        </PlainList>
      )}
      <NewEntryField
        {...{ field, input }}
        onAdd={lines.addAll}
        label={t("New feature")}
        placeholder={t("Gratis domain 1 tahun")}
        add={t("Add feature")}
        max={packageLimits.featuresMax}
        entriesOf={linesOf}
        isList={(text) => /[\r\n]/.test(text)}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldGroup>
  );
}
