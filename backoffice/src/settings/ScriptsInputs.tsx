import { type ForeignScripts, scriptIn } from "@etalase/contracts/site/foreign-scripts";
import { Box, Button, TextField } from "@mui/material";
import { useState } from "react";
import { useInput } from "react-admin";
import { isSuperadmin } from "../kit/data/session.ts";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { SelectField } from "../kit/parts/SelectField.tsx";
import { codeLook } from "../kit/theme/looks.ts";
import { Cluster } from "../kit/theme/Words.tsx";
import { SettingsSection } from "./SettingsSection.tsx";
import { firstPreset, type ScriptPreset, scriptPresets } from "./scriptPresets.ts";
import { codeHelp, sentenceIn } from "./settingsValues.ts";

function problemOf(id: string, preset: ScriptPreset, { code }: ForeignScripts): string | undefined {
  if (!preset.id.test(id)) return t("Example: {example}", { example: preset.example });
  return code.includes(id) ? t("Already added") : undefined;
}

const withPreset = ({ hosts, code }: ForeignScripts, preset: ScriptPreset, id: string): ForeignScripts => ({
  hosts: [...new Set([...hosts.filter(Boolean), ...preset.hosts])],
  code: [code.trim(), `// ${preset.name}\n${preset.code(id)}`].filter(Boolean).join("\n\n"),
});

const presetLook = { sx: { minWidth: 200, flex: 1 }, slotProps: { inputLabel: { shrink: true } } };

type PresetProps = Readonly<{ scripts: ForeignScripts; onAdd: (scripts: ForeignScripts) => void }>;

/** Fills in the hosts and the code of a known company, by the ID that it has given the site. */
function Preset({ scripts, onAdd }: PresetProps) {
  const [preset, setPreset] = useState(firstPreset);
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<string>();

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
      <SelectField
        sx={presetLook.sx}
        label={t("Company")}
        value={preset.name}
        choices={scriptPresets.map(({ name }) => ({ id: name, name }))}
        onChoose={(chosen) => {
          setPreset(scriptPresets.find(({ name }) => name === chosen) ?? preset);
          setProblem(undefined);
        }}
      />
      <TextField
        {...presetLook}
        label={preset.idLabel}
        placeholder={preset.example}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          add();
        }}
        error={Boolean(problem)}
        helperText={problem}
      />
      <Button variant="outlined" onClick={add} sx={{ width: { xs: 1, sm: "auto" }, mt: { sm: 3 } }}>
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
  const noteId = `${id}-note`;
  const scriptsHelp = codeHelp(
    t(
      "They run on public pages once the visitor agrees, and only from the hosts above. The event etalase:order tells the code about orders.",
    ),
  );
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
          title={t("Ready-made services")}
          text={t("Enter the ID that the company gave you. Its hosts and its script are filled in below.")}
        >
          <Preset scripts={scripts} onAdd={field.onChange} />
        </SettingsSection>
      )}
      <SettingsSection id={source} title={t("Hosts and script")}>
        <TextField
          {...look}
          label={t("Allowed hosts, one per line")}
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
          <FieldNote id={noteId} error={sentenceIn(fieldState.error)} helper={scriptsHelp} />
        </Box>
      </SettingsSection>
    </>
  );
}
