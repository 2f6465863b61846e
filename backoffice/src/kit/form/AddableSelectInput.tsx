import { anyName } from "@etalase/contracts/refusals/refusal";
import { textProblem } from "@etalase/contracts/text/text";
import { Button, MenuItem } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { refusal, t } from "../language/t.ts";
import { PromptDialog } from "../parts/PromptDialog.tsx";
import { SelectInput } from "./SelectInput.tsx";

type AddableSelectInputProps = Readonly<{
  source: string;
  label: string;
  /** The texts that already exist. */
  options: readonly string[];
  max: number;
}>;

const sameText = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * A select of texts with a dialog that adds another; the new text exists for other records once this one is saved. In
 * react-admin's SelectInput, the way to add is one of the options, and announced as one.
 */
export function AddableSelectInput({ source, label, options, max }: AddableSelectInputProps) {
  const { setValue } = useFormContext();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const value: string = useWatch({ name: source }) ?? "";
  const shown = [...new Set([...options, ...added, ...(value ? [value] : [])])].toSorted((a, b) => a.localeCompare(b));
  const noun = label.toLowerCase();

  const problemOf = (text: string) => {
    const problem = textProblem(text, { field: anyName(label), max });
    return problem && refusal(problem);
  };

  const add = (text: string) => {
    const chosen = shown.find((option) => sameText(option, text)) ?? text;
    setAdded([...added, chosen]);
    setValue(source, chosen, { shouldDirty: true, shouldValidate: true });
    setAdding(false);
  };

  return (
    <div>
      <SelectInput required source={source} label={label}>
        {shown.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </SelectInput>
      <Button
        size="small"
        startIcon={<PlusIcon />}
        onClick={() => setAdding(true)}
        sx={{ mt: 0.75, ml: -1, color: "primary.main" }}
      >
        {t("New {noun}", { noun })}
      </Button>
      {adding && (
        <PromptDialog
          title={t("New {noun}", { noun })}
          submitLabel={t("Add {noun}", { noun })}
          fields={[{ name: "text", label, problemOf }]}
          onSubmit={({ text = "" }) => add(text)}
          onClose={() => setAdding(false)}
        />
      )}
    </div>
  );
}
