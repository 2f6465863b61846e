import {
  type BrandColours,
  type BrandKey,
  brandKeys,
  cleanColour,
  isColour,
} from "@etalase/contracts/site/brand-colours";
import { brandProblems, colourProblems, ownColours } from "@etalase/contracts/site/palette";
import { Box, Button, TextField } from "@mui/material";
import { useInput } from "react-admin";
import { useWatch } from "react-hook-form";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import { refusal, t } from "../kit/language/t.ts";
import { columnsFrom, monospace } from "../kit/theme/looks.ts";
import { Cluster, Grow, Row } from "../kit/theme/Words.tsx";
import { sentenceIn } from "./settingsValues.ts";

const source = "brand";

const fields: Readonly<Record<BrandKey, Readonly<{ label: string; use: string }>>> = {
  primary: { label: t("Primary"), use: t("Buttons, links and the striped awning at the top") },
  accent: { label: t("Accent"), use: t("Badges and highlights") },
  dark: { label: t("Dark"), use: t("Headings, bars and the footer") },
};

const swatch = {
  border: 1,
  borderColor: "text.secondary",
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
  /** All three, as the server would read them. */
  colours: BrandColours;
}>;

/** Says whether the texts can be read that a colour decides on; only its use while the colour is the default. */
function verdictOf({ name, colours }: ColourProps): string {
  const { use } = fields[name];
  const typed = colours[name];
  if (typed === "") return t("{use}. Default: {colour}.", { use, colour: ownColours[name] });
  if (!isColour(typed)) return t("Not a colour yet. Example: {colour}.", { colour: ownColours[name] });
  const problem = brandProblems(colours)[name];
  return problem ? `${refusal(problem)}.` : t("{use}. Easy to read.", { use });
}

function ColourField(props: ColourProps) {
  const { name, colours } = props;
  const { field, fieldState, id } = useInput({ source: `${source}.${name}`, parse: (value: string) => value });
  const typed = colours[name];
  const error = sentenceIn(fieldState.error);
  const problem = colourProblems(colours).find(({ key }) => key === name);
  const noteId = `${id}-note`;
  return (
    <div>
      <Row sx={{ alignItems: "end" }}>
        <Grow>
          <TextField
            fullWidth
            label={fields[name].label}
            placeholder={ownColours[name]}
            value={field.value}
            error={Boolean(error)}
            onChange={field.onChange}
            onBlur={() => {
              if (typed !== field.value) field.onChange(typed);
              field.onBlur();
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
          aria-label={t("Choose the colour: {label}", { label: fields[name].label })}
          value={(isColour(typed) ? typed : ownColours[name]).toLowerCase()}
          onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => field.onChange(target.value.toUpperCase())}
          sx={swatch}
        />
      </Row>
      <div aria-live="polite">
        <FieldNote id={noteId} error={error} helper={verdictOf(props)} />
      </div>
      <Cluster sx={{ mt: 0.5 }}>
        {problem && (
          <Button size="small" variant="outlined" onClick={() => field.onChange(problem.nearest)}>
            {t("Use {colour}", { colour: problem.nearest })}
          </Button>
        )}
        {field.value !== "" && (
          <Button
            size="small"
            aria-label={t("Use the default: {label}", { label: fields[name].label })}
            onClick={() => field.onChange("")}
          >
            {t("Use the default")}
          </Button>
        )}
      </Cluster>
    </div>
  );
}

const columns = { ...columnsFrom(2.25, { md: "repeat(3, minmax(0, 1fr))" }), alignItems: "start" };

/** The owner's colours, and the nearest ones in which texts can be read. */
export function ColoursInput() {
  const { primary, accent, dark }: BrandColours = useWatch({ name: source });
  const colours = { primary: cleanColour(primary), accent: cleanColour(accent), dark: cleanColour(dark) };
  return (
    <Box id={source} className="wide" sx={columns}>
      {brandKeys.map((name) => (
        <ColourField key={name} {...{ name, colours }} />
      ))}
    </Box>
  );
}
