import { packageLimits } from "@etalase/contracts/packages";
import { IconButton, InputAdornment, TextField } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { t } from "../language/t.ts";
import { pasted } from "../typed/pieces.ts";
import type { FeaturesField } from "./useFeatures.ts";

const linesOf = (text: string) => text.split(/[\r\n]+/).map((line) => line.trim());

const AddButton = ({ onClick }: Readonly<{ onClick: () => void }>) => (
  <InputAdornment position="end">
    <IconButton aria-label={t("Add feature")} edge="end" onClick={onClick}>
      <PlusIcon />
    </IconButton>
  </InputAdornment>
);

type NewFeatureProps = Readonly<{ field: FeaturesField; input: RefObject<HTMLInputElement | null> }>;

export function NewFeature({ field, input }: NewFeatureProps) {
  const [typed, setTyped] = useState("");
  const addAll = (lines: readonly string[]) => {
    setTyped("");
    field.addAll(lines);
  };
  const addTyped = () => addAll([typed.trim()]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter ends a line; it never submits the form.
    event.preventDefault();
    addTyped();
  };
  const onPaste = (event: ClipboardEvent<HTMLDivElement>) => {
    const text = /[\r\n]/.test(event.clipboardData.getData("text/plain")) ? pasted(event) : undefined;
    if (text !== undefined) addAll(linesOf(text));
  };
  const addByButton = () => {
    addTyped();
    input.current?.focus();
  };
  return (
    <TextField
      id={field.id}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        field.inputRef(element);
      }}
      label={t("New feature")}
      placeholder={t("Gratis domain 1 tahun")}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      {...{ onKeyDown, onPaste }}
      onBlur={() => {
        // A typed line must not be lost by saving.
        addTyped();
        field.onBlur();
      }}
      error={field.invalid}
      helperText={field.error ?? t("Enter adds one, at most {max}", { max: packageLimits.featuresMax })}
      slotProps={{ input: { endAdornment: <AddButton onClick={addByButton} /> }, inputLabel: { shrink: true } }}
    />
  );
}
