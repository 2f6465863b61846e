import { visibleText } from "@etalase/contracts/text/text";
import { Box, Button, Dialog, FormControlLabel, Radio, RadioGroup, Typography } from "@mui/material";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { isLibraryPicture } from "../data/libraryPicture.ts";
import { t } from "../language/t.ts";
import { columnsFrom, outlined } from "../theme/looks.ts";
import { useDesk } from "./deskContext.ts";

type Side = "mine" | "theirs";

/** Describes a field's value in words. */
function wordsOf(value: unknown): string {
  if (value === true) return t("On");
  if (value === false) return t("Off");
  if (value instanceof File || isLibraryPicture(value)) return value.name;
  if (Array.isArray(value)) return value.map(wordsOf).join(", ") || t("Nothing");
  const text = String(value ?? "");
  return (/<\w/.test(text) ? visibleText(text) : text).trim() || t("Nothing");
}

const side = { alignItems: "flex-start", m: 0, p: 1.5, ...outlined, borderRadius: "10px" };
const words = {
  maxHeight: 180,
  overflow: "auto",
  whiteSpace: "pre-line",
  overflowWrap: "anywhere",
  fontSize: ".875rem",
};

const Choice = ({ value, name, text }: Readonly<{ value: Side; name: string; text: string }>) => (
  <FormControlLabel
    value={value}
    control={<Radio />}
    sx={{ ...side, "& .MuiFormControlLabel-label": { minWidth: 0, flex: 1 } }}
    label={
      <>
        <strong>{name}</strong>
        <Box sx={words}>{text}</Box>
      </>
    }
  />
);

type MergeDialogProps = Readonly<{
  names: readonly string[];
  /** Returns the other side's value of a field. */
  theirs: (name: string) => unknown;
  /** The name of the other side. */
  theirName: string;
  /** Receives the names of the fields to take from the other side. */
  onChosen: (names: readonly string[]) => void;
  onClose: () => void;
}>;

/** Asks, for each field that both sides changed, which value to keep. Closing it keeps everything as typed here. */
export function MergeDialog({ names, theirs, theirName, onChosen, onClose }: MergeDialogProps) {
  const { labels } = useDesk();
  const { getValues } = useFormContext();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const id = useId();
  const apply = () => {
    onChosen(names.filter((name) => chosen[name] === "theirs"));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby={id}>
      <Box sx={{ p: 3 }}>
        <Typography id={id} variant="h2">
          {names.length === 1 ? t("Both of you have changed this field") : t("Both of you have changed these fields")}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t("Only fields that both of you changed need a choice. Nothing is saved until you save.")}
        </Typography>
        {names.map((name) => (
          <Box key={name} component="fieldset" sx={{ border: 0, m: 0, mt: 2.5, p: 0, minWidth: 0 }}>
            <Box component="legend" sx={{ fontWeight: 700, mb: 1 }}>
              {labels[name] ?? name}
            </Box>
            <RadioGroup
              name={`${id}-${name}`}
              value={chosen[name] ?? "mine"}
              onChange={(_, value) => setChosen({ ...chosen, [name]: value === "theirs" ? "theirs" : "mine" })}
              sx={columnsFrom(1, { sm: "repeat(2, minmax(0, 1fr))" })}
            >
              <Choice value="mine" name={t("Yours")} text={wordsOf(getValues(name))} />
              <Choice value="theirs" name={theirName} text={wordsOf(theirs(name))} />
            </RadioGroup>
          </Box>
        ))}
        <Box sx={{ display: "flex", gap: 1, mt: 3, justifyContent: "end" }}>
          <Button variant="outlined" onClick={onClose}>
            {t("Decide later")}
          </Button>
          <Button variant="contained" onClick={apply} autoFocus>
            {t("Use these")}
          </Button>
        </Box>
      </Box>
    </Dialog>
  );
}
