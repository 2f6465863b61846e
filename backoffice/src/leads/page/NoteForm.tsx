import { leadLimits } from "@etalase/contracts/leads/leads";
import { lengthOf } from "@etalase/contracts/text/text";
import { Box, TextField } from "@mui/material";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { ownId } from "../../kit/data/copies.ts";
import { t } from "../../kit/language/t.ts";
import { BusyButton } from "../../kit/parts/BusyButton.tsx";

/** The place of an unsaved note: as private as its tab, it outlives a reload, and a sign-out removes it. */
const keptAt = (id: string) => `note:${ownId()}:${id}`;

function keep(id: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keptAt(id), text);
    else sessionStorage.removeItem(keptAt(id));
  } catch {
    // Without room the note stays on the screen alone.
  }
}

type NoteFormProps = Readonly<{
  id: string;
  busy: boolean;
  /** Rows of the empty field. */
  rows: number;
  /** `onDone` must be called once the note is saved. */
  onAdd: (note: string, onDone: () => void) => void;
}>;

const oneColumn = "minmax(0, 1fr)";

/** On phones the button is beside the field as long as this is empty: a note needs the whole width. */
const look = (isEmpty: boolean) => ({
  display: "grid",
  gap: 1,
  gridTemplateColumns: { xs: isEmpty ? `${oneColumn} auto` : oneColumn, sm: oneColumn },
  alignItems: "end",
  justifyItems: "start",
});

/** Adds a note to the history of a lead. */
export function NoteForm({ id, busy, rows, onAdd }: NoteFormProps) {
  const [typed, setTyped] = useState(sessionStorage.getItem(keptAt(id)) ?? "");
  const type = (text: string) => {
    setTyped(text);
    keep(id, text);
  };
  const note = typed.trim();
  const isTooLong = lengthOf(note) > leadLimits.noteMax;
  const add = () => {
    if (note && !isTooLong && !busy) onAdd(note, () => type(""));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    add();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) add();
  };
  return (
    <Box component="form" onSubmit={submit} sx={look(!typed)}>
      <TextField
        multiline
        minRows={rows}
        maxRows={10}
        label={t("New note")}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        error={isTooLong}
        helperText={isTooLong && t("Note cannot exceed {max} characters", { max: leadLimits.noteMax })}
        slotProps={{ htmlInput: { "aria-keyshortcuts": "Control+Enter Meta+Enter" } }}
      />
      <BusyButton type="submit" variant="outlined" busy={busy} aria-disabled={!note || isTooLong}>
        {t("Add note")}
      </BusyButton>
    </Box>
  );
}
