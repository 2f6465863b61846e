import { MenuItem, type SxProps, TextField } from "@mui/material";

/** Something to choose from: what is stored, and what is read. */
export type Choice<Id extends string = string> = Readonly<{ id: Id; name: string }>;

type ChoiceSelectProps<Id extends string> = Readonly<{
  /** Says what is chosen; read out before the choice. */
  label: string;
  choices: readonly Choice<Id>[];
  value: Id | "";
  onChoose: (id: Id) => void;
  width: SxProps;
}>;

/** A choice that shows no label. */
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
        select: {
          displayEmpty: true,
          SelectDisplayProps: { "aria-label": `${label}: ${chosen(value)?.name ?? ""}` },
        },
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
