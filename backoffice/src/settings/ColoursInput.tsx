import {
  type BrandColours,
  type BrandKey,
  brandKeys,
  cleanColour,
  isColour,
} from "@etalase/contracts/site/brand-colours";
import { contrastText } from "@etalase/contracts/site/brand-problems";
import { type ColourProblem, colourProblems, contrastWith, ownColours } from "@etalase/contracts/site/palette";
import { Box, Button, TextField } from "@mui/material";
import { useInput } from "react-admin";
import { FieldNote } from "../form/FieldLabel.tsx";
import { monospace, outlined } from "../theme/looks.ts";
import { Cluster, Grow, Row } from "../theme/Words.tsx";
import { sentenceIn } from "./sentenceIn.ts";

const fields: Readonly<Record<BrandKey, Readonly<{ label: string; use: string; fault: string }>>> = {
  primary: { label: "Primary", use: "Buttons, links and the awning", fault: "too light" },
  accent: { label: "Accent", use: "Badges and highlights", fault: "too dark" },
  dark: { label: "Dark", use: "Headings, bars and the footer", fault: "too light" },
};

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
  if (typed === "") return `${use}. The site's own: ${ownColours[name]}.`;
  if (!isColour(typed)) return `Not a colour yet. One looks like ${ownColours[name]}.`;
  return problem
    ? `${contrastText(problem.contrast)}, ${fault}. At least 4.5 : 1 can be read.`
    : `${contrastText(contrastWith(name, colours))}, passes. ${use}.`;
}

function ColourField(props: ColourProps) {
  const { name, value, colours, problem, error, noteId, onChange, onBlur } = props;
  const { label } = fields[name];
  const typed = colours[name];
  const shown = isColour(typed) ? typed : ownColours[name];
  return (
    <div>
      <Row sx={{ alignItems: "end" }}>
        <Grow>
          <TextField
            fullWidth
            label={label}
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
        <Box
          component="input"
          type="color"
          aria-label={`Choose the colour: ${label}`}
          value={shown.toLowerCase()}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value.toUpperCase())}
          sx={swatch}
        />
      </Row>
      <div aria-live="polite">
        <FieldNote id={noteId} error={error} helper={verdictOf(props)} />
      </div>
      <Cluster sx={{ mt: 0.5 }}>
        {problem && (
          <Button size="small" variant="outlined" onClick={() => onChange(problem.nearest)}>
            {`Use ${problem.nearest}`}
          </Button>
        )}
        {value !== "" && (
          <Button size="small" aria-label={`Use the site's own: ${label}`} onClick={() => onChange("")}>
            Use the site's own
          </Button>
        )}
      </Cluster>
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
