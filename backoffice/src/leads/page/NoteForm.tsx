import { leadLimits } from "@etalase/contracts/leads/leads";
import { lengthOf } from "@etalase/contracts/text/text";
import { Box, TextField } from "@mui/material";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { BusyButton } from "../../parts/BusyButton.tsx";
import { formatNumber } from "../../parts/format.ts";

/** Unsaved notes by lead, in memory until the dashboard is left, so that nobody else reads them. */
const kept = new Map<string, string>();

type NoteFormProps = Readonly<{
  id: string;
  busy: boolean;
  /** Rows of the empty field. */
  rows: number;
  /** `onDone` must be called once the note is saved. */
  onAdd: (note: string, onDone: () => void) => void;
}>;

/** On phones the button is beside the field. */
const look = {
  display: "grid",
  gap: 1,
  gridTemplateColumns: { xs: "minmax(0, 1fr) auto", sm: "minmax(0, 1fr)" },
  alignItems: "end",
  justifyItems: "start",
};

/** Adds a note to the history of a lead. */
export function NoteForm({ id, busy, rows, onAdd }: NoteFormProps) {
  const [typed, setTyped] = useState(kept.get(id) ?? "");
  const type = (text: string) => {
    kept.set(id, text);
    setTyped(text);
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
    <Box component="form" onSubmit={submit} sx={look}>
      <TextField
        multiline
        minRows={rows}
        maxRows={10}
        label="New note"
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        error={isTooLong}
        helperText={isTooLong && `Note cannot exceed ${formatNumber(leadLimits.noteMax)} characters`}
        slotProps={{ htmlInput: { "aria-keyshortcuts": "Control+Enter Meta+Enter" } }}
      />
      <BusyButton type="submit" variant="outlined" busy={busy} aria-disabled={!note || isTooLong}>
        Add note
      </BusyButton>
    </Box>
  );
}
