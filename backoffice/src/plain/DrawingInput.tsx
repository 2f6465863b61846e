import { Box, FormHelperText, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { useId } from "react";
import { useInput } from "react-admin";
import { FieldLabel } from "../form/FieldLabel.tsx";
import { t } from "../language/t.ts";
import { drawingName, drawingUrl } from "./drawings.ts";

type DrawingInputProps = Readonly<{
  source: string;
  label: string;
  resource: string;
  choices: readonly string[];
  helper: string;
}>;

const none = "none";

const grid = { display: "grid", gap: 1, gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))" } as const;
const choice = {
  flexDirection: "column",
  gap: 0.5,
  p: 0.75,
  fontSize: ".75rem",
  lineHeight: 1.3,
  "&&": { ml: 0, border: 1, borderColor: "divider", borderRadius: "8px" },
  "&&.Mui-selected": { borderColor: "primary.main" },
} as const;
const picture = { width: 1, height: 56, objectFit: "contain", borderRadius: "4px", bgcolor: "common.white" } as const;

/** A choice among the site's drawings, each shown as a small picture, or none of them. */
export function DrawingInput({ source, label, resource, choices, helper }: DrawingInputProps) {
  const { field, fieldState } = useInput({ source });
  const labelId = useId();
  const select = (value: string | null) => {
    if (value !== null) field.onChange(value === none ? "" : value);
  };
  const error = fieldState.error?.message;
  return (
    <div>
      <FieldLabel id={labelId}>{label}</FieldLabel>
      <ToggleButtonGroup
        exclusive
        aria-labelledby={labelId}
        value={field.value || none}
        onChange={(_, value: string | null) => select(value)}
        sx={grid}
      >
        {choices.map((name) => (
          <ToggleButton key={name} value={name} sx={choice}>
            <Box component="img" src={drawingUrl(resource, name)} alt="" loading="lazy" sx={picture} />
            {drawingName(name)}
          </ToggleButton>
        ))}
        <ToggleButton value={none} sx={choice}>
          {t("No drawing")}
        </ToggleButton>
      </ToggleButtonGroup>
      <FormHelperText error={Boolean(error)}>{error ?? helper}</FormHelperText>
    </div>
  );
}
