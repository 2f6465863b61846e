import { type ForeignScripts, scriptIn } from "@etalase/contracts/site/foreign-scripts";
import { Button, MenuItem, Stack, TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useInput } from "react-admin";
import { FieldGroup, FieldNote } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { codeLetters } from "../kit/theme/looks.ts";
import { Cluster } from "../kit/theme/Words.tsx";
import { type ScriptPreset, scriptPresets } from "./scriptPresets.ts";
import { sentenceIn } from "./settingsValues.ts";

export const codeLook = { "& textarea": { ...codeLetters, lineHeight: 1.6 } };

function problemOf(id: string, preset: ScriptPreset, { code }: ForeignScripts): string | undefined {
  if (!preset.id.test(id)) return t("Example: {example}", { example: preset.example });
  return code.includes(id) ? t("Already added") : undefined;
}

const withPreset = ({ hosts, code }: ForeignScripts, preset: ScriptPreset, id: string): ForeignScripts => ({
  hosts: [...new Set([...hosts.filter(Boolean), ...preset.hosts])],
  code: [code.trim(), `// ${preset.name}\n${preset.code(id)}`].filter(Boolean).join("\n\n"),
});

const presetLook = { sx: { minWidth: 200, flex: 1 }, slotProps: { inputLabel: { shrink: true } } };

type CompanySelectProps = Readonly<{ place: number; note: string | undefined; onChoose: (place: number) => void }>;

const CompanySelect = ({ place, note, onChoose }: CompanySelectProps) => (
  <TextField
    {...presetLook}
    select
    label={t("Company")}
    value={place}
    onChange={({ target }) => onChoose(Number(target.value))}
    helperText={note}
  >
    {scriptPresets.map(({ name }, index) => (
      <MenuItem key={name} value={index}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

type IdFieldProps = Readonly<{
  preset: ScriptPreset;
  id: string;
  problem: string | undefined;
  onChange: (id: string) => void;
  onEnter: () => void;
}>;

/** The id by which the company knows the site. */
const IdField = ({ preset, id, problem, onChange, onEnter }: IdFieldProps) => (
  <TextField
    {...presetLook}
    label={preset.idLabel}
    placeholder={preset.example}
    value={id}
    onChange={({ target }) => onChange(target.value)}
    onKeyDown={(event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      onEnter();
    }}
    error={Boolean(problem)}
    helperText={problem}
  />
);

type PresetProps = Readonly<{ scripts: ForeignScripts; onAdd: (scripts: ForeignScripts) => void }>;

/** Fills in the hosts and the code of a known company. */
function Preset({ scripts, onAdd }: PresetProps) {
  const [place, setPlace] = useState(0);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();
  const preset = scriptPresets[place];
  if (!preset) return null;

  const add = () => {
    const id = typed.trim();
    const refusal = problemOf(id, preset, scripts);
    setProblem(refusal);
    if (refusal) return;
    onAdd(withPreset(scripts, preset, id));
    setTyped("");
  };

  return (
    <Cluster sx={{ alignItems: "flex-start", mt: 1 }}>
      <CompanySelect
        place={place}
        note={preset.note}
        onChoose={(chosen) => {
          setPlace(chosen);
          setProblem(undefined);
        }}
      />
      <IdField preset={preset} id={typed} problem={problem} onChange={setTyped} onEnter={add} />
      <Button variant="outlined" onClick={add} sx={{ minHeight: 40, mt: 3 }}>
        {t("Add")}
      </Button>
    </Cluster>
  );
}

type ScriptsInputProps = Readonly<{ source: string; label: string; mayEdit: boolean; helper: ReactNode }>;

/** The scripts of other companies, with the hosts that they may use. */
export function ScriptsInput({ source, label, mayEdit, helper }: ScriptsInputProps) {
  const { field, fieldState, id } = useInput({ source, parse: (value: ForeignScripts) => value });
  const scripts: ForeignScripts = field.value;
  const noteId = `${id}-note`;
  const error = sentenceIn(fieldState.error);
  const look = {
    multiline: true,
    error: fieldState.invalid,
    sx: codeLook,
    slotProps: { htmlInput: { readOnly: !mayEdit, "aria-describedby": noteId }, inputLabel: { shrink: true } },
  };
  return (
    <FieldGroup label={label} className="wide">
      <Stack sx={{ gap: 2.5 }}>
        {mayEdit && <Preset scripts={scripts} onAdd={field.onChange} />}
        <TextField
          {...look}
          label={t("Hosts, one a line")}
          placeholder="connect.facebook.net"
          minRows={2}
          maxRows={8}
          value={scripts.hosts.join("\n")}
          onChange={({ target }) => field.onChange({ ...scripts, hosts: target.value.split("\n") })}
          onBlur={() => field.onBlur()}
        />
        <TextField
          {...look}
          label={t("Script")}
          placeholder={t("Paste the code of the company, with or without its <script>")}
          minRows={3}
          maxRows={16}
          value={scripts.code}
          onChange={({ target }) => field.onChange({ ...scripts, code: target.value })}
          onBlur={() => {
            const code = scriptIn(scripts.code);
            if (code !== scripts.code) field.onChange({ ...scripts, code });
            field.onBlur();
          }}
        />
      </Stack>
      <FieldNote id={noteId} error={error} helper={helper} />
    </FieldGroup>
  );
}
