import { MenuItem, type SxProps, TextField } from "@mui/material";

/** An option of a select: the stored value, and its label. */
export type Choice<Id extends string = string> = Readonly<{ id: Id; name: string }>;

type ChoiceSelectProps<Id extends string> = Readonly<{
  /** Names the select for screen readers, before the chosen option. */
  label: string;
  choices: readonly Choice<Id>[];
  value: Id | "";
  onChoose: (id: Id) => void;
  width: SxProps;
}>;

/** A select without a visible label. */
export function ChoiceSelect<Id extends string>({ label, choices, value, onChoose, width }: ChoiceSelectProps<Id>) {
  const chosen = (wanted: string) => choices.find(({ id }) => id === wanted);
  const choose = (wanted: string) => {
    const choice = chosen(wanted);
    if (choice) onChoose(choice.id);
  };
  return (
    <TextField
      select
      value={value}
      onChange={(event) => choose(event.target.value)}
      sx={width}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { "aria-label": `${label}: ${chosen(value)?.name ?? ""}` } },
      }}
    >
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
