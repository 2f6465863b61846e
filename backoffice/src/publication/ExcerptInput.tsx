import { searchLimits } from "@etalase/contracts/rules/publication";
import { lengthOf } from "@etalase/contracts/text/text";
import { TextField } from "@mui/material";
import { useInput, useRecordContext } from "react-admin";
import { isMade } from "./useSearchTexts.ts";

/** The record's own excerpt; empty while it is made from the text, which is then shown as the placeholder. */
export function ExcerptInput({ made }: { made: string }) {
  const { field, fieldState, id } = useInput({ source: "excerpt", parse: (value: string) => value });
  const record = useRecordContext<{ id: string; excerpt?: string; hasOwnExcerpt?: boolean }>();
  const text = isMade(field.value, record) ? "" : String(field.value);
  const left = searchLimits.excerptMax - lengthOf(text);
  return (
    <TextField
      id={id}
      inputRef={field.ref}
      multiline
      minRows={2}
      label="Excerpt"
      placeholder={made || "Made from the beginning of the text"}
      value={text}
      onChange={({ target }) => field.onChange(target.value)}
      onBlur={() => field.onBlur()}
      error={fieldState.invalid}
      helperText={
        fieldState.error?.message ??
        (text
          ? `Shown in lists and feeds. ${left} characters left.`
          : "Shown in lists and feeds. Empty: made from the text.")
      }
      slotProps={{ inputLabel: { shrink: true } }}
    />
  );
}
