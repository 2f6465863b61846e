import { publicationStatuses } from "@etalase/contracts/rules/content";
import { Box, FormHelperText, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useId } from "react";
import { useInput } from "react-admin";
import { t } from "../language/t.ts";
import { publicationNames, type ShownStatus, statusChoices } from "../parts/StatusChip.tsx";
import { disc } from "../theme/looks.ts";
import { FieldLabel } from "./FieldLabel.tsx";

/** `dot` is the colour of a state. */
type SegmentChoice = Readonly<{ id: string; name: string; dot?: string; helper: string }>;

type SegmentInputProps = Readonly<{ source: string; label: string; choices: readonly SegmentChoice[] }>;

/** Names of different lengths share the room, each in one line. */
const segment = { width: "auto", flex: "1 1 auto", px: 0.5, whiteSpace: "nowrap" };

/** A choice among a few options, all of them visible. */
export function SegmentInput({ source, label, choices }: SegmentInputProps) {
  const { field } = useInput({ source });
  const labelId = useId();
  const isCrowded = choices.length > 2;
  const select = (value: string | null) => {
    if (value !== null) field.onChange(value);
  };
  return (
    <div>
      <FieldLabel id={labelId}>{label}</FieldLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        aria-labelledby={labelId}
        value={field.value ?? ""}
        onChange={(_, value: string | null) => select(value)}
      >
        {choices.map(({ id, name, dot }) => (
          <ToggleButton key={id} value={id} sx={segment}>
            {dot && !isCrowded && (
              <Box component="span" sx={{ ...disc(8), bgcolor: field.value === id ? dot : "text.disabled" }} />
            )}
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormHelperText>{choices.find(({ id }) => id === field.value)?.helper}</FormHelperText>
    </div>
  );
}

const looks = {
  published: { dot: "success.main", helper: t("Visible to everybody once saved.") },
  scheduled: {
    name: publicationNames.scheduled,
    dot: "primary.main",
    helper: t("Goes live automatically at its time."),
  },
  unpublished: { dot: "warning.main", helper: t("Only visible in the dashboard.") },
} as const;

type PublicationInputProps = Readonly<{
  statuses?: readonly ShownStatus[];
  /** Whether a published record waits for its time. */
  isScheduled?: boolean;
}>;

/** Chooses whether the record is on the website. */
export function PublicationInput({ statuses = publicationStatuses, isScheduled = false }: PublicationInputProps) {
  const shown = isScheduled ? looks.scheduled : looks.published;
  const choices = statusChoices(statuses).map((choice) => ({
    ...choice,
    ...(choice.id === "published" ? shown : looks.unpublished),
  }));
  return <SegmentInput source="status" label={t("Status")} choices={choices} />;
}
