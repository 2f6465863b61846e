import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import { type Field, isNeeded } from "@etalase/contracts/rules/description";
import type { PlainField, PlainKind } from "@etalase/contracts/rules/plain";
import { webAddressOf } from "@etalase/contracts/text/addresses";
import { Box, FormHelperText, MenuItem, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { lazy, Suspense, useId } from "react";
import { useInput } from "react-admin";
import { CountedTextInput } from "../kit/form/CountedTextInput.tsx";
import { FieldLabel } from "../kit/form/FieldLabel.tsx";
import { SelectInput } from "../kit/form/SelectInput.tsx";
import { SwitchInput } from "../kit/form/SwitchInput.tsx";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { LineInput } from "../kit/form/TitleInputs.tsx";
import { humanised } from "../kit/language/humanised.ts";
import { type Plain, t, translatedLabel } from "../kit/language/t.ts";
import { plural } from "../kit/parts/format.ts";
import { drawingName, drawingUrl } from "./drawings.ts";
import type { Labelled } from "./plainForm.ts";

// Few kinds refer to others, and its list of suggestions is large.
const RecordInput = lazy(async () => ({ default: (await import("../kit/form/RecordInput.tsx")).RecordInput }));

type DrawingInputProps = Readonly<{
  source: string;
  label: string;
  resource: string;
  choices: readonly string[];
  helper: string;
}>;

const none = "none";

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
function DrawingInput({ source, label, resource, choices, helper }: DrawingInputProps) {
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
        sx={{ display: "grid", gap: 1, gridTemplateColumns: "repeat(auto-fill, minmax(104px, 1fr))" }}
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

type Kind = PlainKind<ContentResource> & Labelled;

type PlainInputProps<K extends Kind> = Readonly<{
  of: K;
  source: UnmarkedOf<K>;
  /** Replaces the usual sentence below the input. */
  helper?: string;
}>;

/** The fields whose input needs no editor, which only forms with such a text load. */
type UnmarkedOf<K extends PlainKind> = {
  [N in keyof K["fields"]]: K["fields"][N] extends Readonly<{ is: "marked" }> ? never : N;
}[keyof K["fields"]] &
  string;

const mayStayEmpty = t("Optional.");

const shownHelp = (resource: ContentResource) =>
  t("Active {nouns} are shown on the homepage, inactive ones are hidden.", { nouns: plural(kinds[resource].noun) });

/** Says how long a text is, and what may stay empty. */
function usualHelp(field: Field): string {
  if (!isNeeded(field)) return mayStayEmpty;
  return field.is === "line" ? t("{min} to {max} characters.", { min: field.min ?? 0, max: field.max }) : "";
}

const looks = {
  address: { type: "url", placeholder: t("example.com"), complete: webAddressOf },
  number: { inputMode: "numeric" },
  date: { type: "date" },
  line: {},
} as const;

/** The input of one field of a plain kind, by its description; texts with marks have `MarkedInput`. */
export function PlainInput<K extends Kind>({ of: { fields, resource, shownBy }, source, helper }: PlainInputProps<K>) {
  const field = fields[source] as Exclude<PlainField, { is: "marked" }> & { label: Plain }; // by the type of `source`
  const input = { source, label: t(field.label) };
  switch (field.is) {
    case "flag":
      return <SwitchInput {...input} helper={helper ?? (source === shownBy ? shownHelp(resource) : "")} />;
    case "drawing":
      return <DrawingInput {...input} resource={resource} choices={field.choices} helper={helper ?? mayStayEmpty} />;
    case "choice":
      return (
        <SelectInput {...input}>
          {field.choices.map((name) => (
            <MenuItem key={name} value={name}>
              {translatedLabel(humanised(name))}
            </MenuItem>
          ))}
        </SelectInput>
      );
    case "reference":
      return (
        <Suspense>
          <RecordInput
            {...input}
            resource={field.to}
            name={kinds[field.to as ContentResource].titled} // contracts/src/rules cannot name the kinds that it describes
            helper={helper ?? mayStayEmpty}
          />
        </Suspense>
      );
    case "lines":
      return (
        <CountedTextInput
          {...input}
          required={Boolean(field.min)}
          minRows={4}
          maxRows={12}
          max={field.max}
          helper={helper ?? mayStayEmpty}
        />
      );
    default: {
      const Input = field.is === "line" && field.max > 100 ? LineInput : TextFieldInput;
      return <Input {...input} {...looks[field.is]} required={isNeeded(field)} helper={helper ?? usualHelp(field)} />;
    }
  }
}
