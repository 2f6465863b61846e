import { Autocomplete, TextField } from "@mui/material";
import { useState } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { isEnded, pasted, piecesOf } from "../kit/form/pieces.ts";

type TagsInputProps = Readonly<{ source: string; label: string; helper: string; placeholder: string }>;

/**
 * Accepts texts separated by commas, semicolons or (pasted) lines, each shown as a chip once Enter, a comma or leaving
 * the field ends it.
 * react-admin's TextArrayInput accepts only Enter, and saving loses a text that is still being typed.
 */
export function TagsInput({ source, label, helper, placeholder }: TagsInputProps) {
  const { field, fieldState, id } = useInput({ source });
  const { trigger } = useFormContext();
  const [typed, setTyped] = useState("");
  const tags: string[] = field.value ?? [];

  const set = (next: readonly string[]) => {
    field.onChange([...new Set(next.flatMap(piecesOf))]);
    setTyped("");
    // Shows and clears the error about too many tags at once.
    void trigger(source);
  };
  const type = (text: string) => (isEnded(text) ? set([...tags, text]) : setTyped(text));

  return (
    <Autocomplete
      multiple
      freeSolo
      disableClearable
      id={id}
      options={[]}
      value={tags}
      onChange={(_, next) => set(next)}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason !== "reset" && type(text)}
      onPaste={(event) => {
        const text = pasted(event);
        if (text !== undefined) type(text);
      }}
      onBlur={() => {
        if (typed.trim()) set([...tags, typed]);
        field.onBlur();
      }}
      renderInput={(params) => (
        <TextField
          {...params}
          // Enter ends a tag; it never submits the form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          label={label}
          placeholder={tags.length === 0 ? placeholder : ""}
          error={fieldState.invalid}
          helperText={fieldState.error?.message ?? helper}
        />
      )}
    />
  );
}
