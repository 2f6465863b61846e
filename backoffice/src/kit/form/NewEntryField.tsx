import { IconButton, InputAdornment, TextField } from "@mui/material";
import { PlusIcon } from "lucide-react";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { t } from "../language/t.ts";
import { pasted } from "./pieces.ts";

/** A list of texts as the form holds it, and the way from the form to its input. */
export function useTextList(source: string) {
  const { field, fieldState, id } = useInput({ source, parse: (texts: readonly string[]) => texts });
  const { trigger } = useFormContext();
  const texts: readonly string[] = field.value || [];
  const set = (next: readonly string[]) => {
    field.onChange(next);
    // Shows and clears the error about too many texts at once.
    void trigger(source);
  };
  const { ref, onBlur } = field;
  return { texts, set, field: { id, ref, onBlur, isInvalid: fieldState.invalid, problem: fieldState.error?.message } };
}

type NewEntryFieldProps = Readonly<{
  field: ReturnType<typeof useTextList>["field"];
  /** Ignores entries that are empty or there already. */
  onAdd: (entries: readonly string[]) => void;
  input: RefObject<HTMLInputElement | null>;
  label: string;
  placeholder: string;
  /** The label of the button that adds an entry. */
  add: string;
  max: number;
  /** The entries of a pasted text. */
  entriesOf: (text: string) => readonly string[];
  /** Tells whether a pasted text has several entries; the browser pastes another one. */
  isList?: (text: string) => boolean;
}>;

/** The field below a list of texts: Enter, the plus button or leaving the field adds one, pasting adds several. */
export function NewEntryField({ field, onAdd, input, entriesOf, isList = () => true, ...props }: NewEntryFieldProps) {
  const { label, placeholder, add, max } = props;
  const [typed, setTyped] = useState("");
  const addAll = (entries: readonly string[]) => {
    setTyped("");
    onAdd(entries);
  };
  const addTyped = () => addAll([typed.trim()]);
  const addByButton = () => {
    addTyped();
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // Enter ends an entry; it never submits the form.
    event.preventDefault();
    addTyped();
  };
  return (
    <TextField
      id={field.id}
      inputRef={(element: HTMLInputElement | null) => {
        input.current = element;
        field.ref(element);
      }}
      {...{ label, placeholder, onKeyDown }}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPaste={(event) => {
        const text = isList(event.clipboardData.getData("text/plain")) ? pasted(event) : undefined;
        if (text !== undefined) addAll(entriesOf(text));
      }}
      onBlur={() => {
        // A typed entry must not be lost by saving.
        addTyped();
        field.onBlur();
      }}
      error={field.isInvalid}
      helperText={field.problem ?? t("Enter adds one, at most {max}", { max })}
      slotProps={{
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton aria-label={add} edge="end" onClick={addByButton}>
                <PlusIcon />
              </IconButton>
            </InputAdornment>
          ),
        },
        inputLabel: { shrink: true },
      }}
    />
  );
}
