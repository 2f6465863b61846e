import {
  type BrandColours,
  type BrandKey,
  brandKeys,
  cleanColour,
  isColour,
} from "@etalase/contracts/site/brand-colours";
import { type ColourProblem, colourProblems, contrastWith, ownColours } from "@etalase/contracts/site/palette";
import { Box, Button, TextField } from "@mui/material";
import { useInput } from "react-admin";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { numberFormat } from "../kit/parts/format.ts";
import { monospace, outlined } from "../kit/theme/looks.ts";
import { Cluster, Grow, Row } from "../kit/theme/Words.tsx";
import { sentenceIn } from "./settingsValues.ts";

type Field = Readonly<{ label: string; use: string; fault: (contrast: string) => string }>;

const tooLight = (contrast: string) => t("{contrast}, too light. Text needs at least 4.5 : 1.", { contrast });
const tooDark = (contrast: string) => t("{contrast}, too dark. Text needs at least 4.5 : 1.", { contrast });

const fields: Readonly<Record<BrandKey, Field>> = {
  primary: { label: t("Primary"), use: t("Buttons, links and the awning"), fault: tooLight },
  accent: { label: t("Accent"), use: t("Badges and highlights"), fault: tooDark },
  dark: { label: t("Dark"), use: t("Headings, bars and the footer"), fault: tooLight },
};

const contrasts = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A contrast as it is usually written; rounded down, since 4.49 does not pass. */
const contrastText = (contrast: number): string => `${contrasts.format(Math.floor(contrast * 10) / 10)} : 1`;

const swatch = {
  ...outlined,
  flex: "none",
  width: 44,
  height: 44,
  p: 0.5,
  borderRadius: 1,
  bgcolor: "background.paper",
  cursor: "pointer",
};

type ColourProps = Readonly<{
  name: BrandKey;
  value: string;
  /** All three, as the server would read them. */
  colours: BrandColours;
  problem: ColourProblem | undefined;
  error: string | undefined;
  noteId: string;
  onChange: (colour: string) => void;
  onBlur: () => void;
}>;

/** Shows the contrast of the texts that a colour decides on; nothing while the colour is half typed. */
function verdictOf({ name, colours, problem }: ColourProps): string {
  const { use, fault } = fields[name];
  const typed = colours[name];
  if (typed === "") return t("{use}. Default: {colour}.", { use, colour: ownColours[name] });
  if (!isColour(typed)) return t("Not a colour yet. Example: {colour}.", { colour: ownColours[name] });
  return problem
    ? fault(contrastText(problem.contrast))
    : t("{contrast}, passes. {use}.", { contrast: contrastText(contrastWith(name, colours)), use });
}

/** The browser's own choice of colours. */
function ColourPicker({ name, colours, onChange }: ColourProps) {
  const typed = colours[name];
  const shown = isColour(typed) ? typed : ownColours[name];
  return (
    <Box
      component="input"
      type="color"
      aria-label={t("Choose the colour: {label}", { label: fields[name].label })}
      value={shown.toLowerCase()}
      onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value.toUpperCase())}
      sx={swatch}
    />
  );
}

/** The buttons that put another colour in the place of the present one. */
const Replacements = ({ name, value, problem, onChange }: ColourProps) => (
  <Cluster sx={{ mt: 0.5 }}>
    {problem && (
      <Button size="small" variant="outlined" onClick={() => onChange(problem.nearest)}>
        {t("Use {colour}", { colour: problem.nearest })}
      </Button>
    )}
    {value !== "" && (
      <Button
        size="small"
        aria-label={t("Use the default: {label}", { label: fields[name].label })}
        onClick={() => onChange("")}
      >
        {t("Use the default")}
      </Button>
    )}
  </Cluster>
);

function ColourField(props: ColourProps) {
  const { name, value, colours, error, noteId, onChange, onBlur } = props;
  const typed = colours[name];
  return (
    <div>
      <Row sx={{ alignItems: "end" }}>
        <Grow>
          <TextField
            fullWidth
            label={fields[name].label}
            placeholder={ownColours[name]}
            value={value}
            error={Boolean(error)}
            onChange={({ target }) => onChange(target.value)}
            onBlur={() => {
              if (typed !== value) onChange(typed);
              onBlur();
            }}
            slotProps={{
              htmlInput: { "aria-describedby": noteId, maxLength: 20, spellCheck: false, style: monospace },
              inputLabel: { shrink: true },
            }}
          />
        </Grow>
        <ColourPicker {...props} />
      </Row>
      <div aria-live="polite">
        <FieldNote id={noteId} error={error} helper={verdictOf(props)} />
      </div>
      <Replacements {...props} />
    </div>
  );
}

const cleaned = (colours: BrandColours): BrandColours => ({
  primary: cleanColour(colours.primary),
  accent: cleanColour(colours.accent),
  dark: cleanColour(colours.dark),
});

/** The owner's colours, with the contrast of the texts in them and the nearest ones that can be read. */
export function ColoursInput({ source }: Readonly<{ source: string }>) {
  const { field, fieldState, id } = useInput({ source, parse: (value: BrandColours) => value });
  const values: BrandColours = field.value;
  const colours = cleaned(values);
  const problems = colourProblems(colours);
  const errors: Readonly<Partial<Record<BrandKey, unknown>>> = Object(fieldState.error);
  return brandKeys.map((name) => (
    <ColourField
      key={name}
      name={name}
      value={values[name]}
      colours={colours}
      problem={problems.find(({ key }) => key === name)}
      error={sentenceIn(errors[name])}
      noteId={`${id}-${name}-note`}
      onChange={(colour) => field.onChange({ ...values, [name]: colour })}
      onBlur={() => field.onBlur()}
    />
  ));
}
