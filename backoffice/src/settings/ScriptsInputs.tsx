import { type ForeignScripts, scriptIn } from "@etalase/contracts/site/foreign-scripts";
import { Box, Button, MenuItem, TextField } from "@mui/material";
import { CodeXmlIcon, PlugIcon } from "lucide-react";
import { useState } from "react";
import { useInput } from "react-admin";
import { isSuperadmin } from "../kit/data/session.ts";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { Cluster } from "../kit/theme/Words.tsx";
import { codeLook, useCodeHelp } from "./codeHelp.ts";
import { SettingsSection } from "./SettingsSection.tsx";
import { type ScriptPreset, scriptPresets } from "./scriptPresets.ts";
import { sentenceIn } from "./settingsValues.ts";

function problemOf(id: string, preset: ScriptPreset, { code }: ForeignScripts): string | undefined {
  if (!preset.id.test(id)) return t("Example: {example}", { example: preset.example });
  return code.includes(id) ? t("Already added") : undefined;
}

const withPreset = ({ hosts, code }: ForeignScripts, preset: ScriptPreset, id: string): ForeignScripts => ({
  hosts: [...new Set([...hosts.filter(Boolean), ...preset.hosts])],
  code: [code.trim(), `// ${preset.name}\n${preset.code(id)}`].filter(Boolean).join("\n\n"),
});

const scriptsHelp = t(
  "They run on public pages once the visitor agrees, and only from the hosts above. The event etalase:order tells the code about orders.",
);

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
    <Cluster className="wide" sx={{ alignItems: "flex-start", gap: 2 }}>
      <CompanySelect
        place={place}
        note={preset.note}
        onChoose={(chosen) => {
          setPlace(chosen);
          setProblem(undefined);
        }}
      />
      <IdField preset={preset} id={typed} problem={problem} onChange={setTyped} onEnter={add} />
      <Button variant="outlined" onClick={add} sx={{ minHeight: 40, mt: { sm: 3 } }}>
        {t("Add")}
      </Button>
    </Cluster>
  );
}

const source = "scripts";

/** The scripts of other companies, with the hosts that they may use. */
export function ScriptsInputs() {
  const { field, fieldState, id } = useInput({ source, parse: (value: ForeignScripts) => value });
  const scripts: ForeignScripts = field.value;
  const mayEdit = isSuperadmin();
  const helpOf = useCodeHelp();
  const noteId = `${id}-note`;
  const look = {
    multiline: true,
    maxRows: 16,
    error: fieldState.invalid,
    sx: codeLook,
    slotProps: { htmlInput: { readOnly: !mayEdit, "aria-describedby": noteId }, inputLabel: { shrink: true } },
  };
  return (
    <>
      {mayEdit && (
        <SettingsSection
          title={t("Known companies")}
          text={t("Enter the ID that the company gave you. Its hosts and its script are filled in below.")}
          Icon={PlugIcon}
        >
          <Preset scripts={scripts} onAdd={field.onChange} />
        </SettingsSection>
      )}
      <SettingsSection
        id={source}
        title={t("Hosts and script")}
        text={t("Other companies: paste their code, and list its hosts.")}
        Icon={CodeXmlIcon}
      >
        <TextField
          {...look}
          label={t("Hosts, one a line")}
          placeholder="connect.facebook.net"
          minRows={6}
          value={scripts.hosts.join("\n")}
          onChange={({ target }) => field.onChange({ ...scripts, hosts: target.value.split("\n") })}
          onBlur={() => field.onBlur()}
        />
        <TextField
          {...look}
          label={t("Script")}
          placeholder={t("Paste the code of the company, with or without its <script>")}
          minRows={6}
          value={scripts.code}
          onChange={({ target }) => field.onChange({ ...scripts, code: target.value })}
          onBlur={() => {
            const code = scriptIn(scripts.code);
            if (code !== scripts.code) field.onChange({ ...scripts, code });
            field.onBlur();
          }}
        />
        <Box className="wide">
          <FieldNote id={noteId} error={sentenceIn(fieldState.error)} helper={helpOf(source, scriptsHelp)} />
        </Box>
      </SettingsSection>
    </>
  );
}
