import type { User } from "@etalase/contracts/accounts/users.schema";
import { Box, FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useStaff } from "../data/useStaff.ts";
import { counted } from "../parts/format.ts";

type Choice = Readonly<{ handLinksTo?: string }>;

type LinksChoiceProps = Readonly<{ user: User; chosen: Choice; onChoose: (chosen: Choice) => void }>;

/** Asks what becomes of the links of somebody who loses the right to have made them. */
function LinksChoice({ user, chosen: { handLinksTo }, onChoose }: LinksChoiceProps) {
  const colleagues = useStaff().filter(({ id }) => id !== user.id);
  const first = colleagues[0]?.id;
  return (
    <Box sx={{ mt: 2 }}>
      {user.name} has {counted(user.openLinks ?? 0, "open link")} for reviews, testimonials or invitations.
      <RadioGroup
        aria-label={`Links of ${user.name}`}
        value={handLinksTo === undefined ? "end" : "hand"}
        onChange={(_, value) => onChoose(value === "hand" && first ? { handLinksTo: first } : {})}
        sx={{ mt: 1 }}
      >
        <FormControlLabel value="end" control={<Radio />} label="End them" />
        <FormControlLabel
          value="hand"
          disabled={!first}
          control={<Radio />}
          label={first ? "Hand them to a colleague" : "Hand them to a colleague (nobody else works here)"}
        />
      </RadioGroup>
      {handLinksTo !== undefined && (
        <TextField
          select
          fullWidth
          size="small"
          label="Colleague"
          value={handLinksTo}
          onChange={({ target }) => onChoose({ handLinksTo: target.value })}
          helperText="Invitations go on with a super admin only."
          sx={{ mt: 1 }}
        >
          {colleagues.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  );
}

type Asked = Readonly<{ chosen: Choice; question: ReactNode; forget: () => void }>;

/** The question about somebody's links, where there are any, and its answer so far. */
export function useLinksChoice(user: User): Asked {
  const [chosen, setChosen] = useState<Choice>({});
  const question = user.openLinks ? <LinksChoice user={user} chosen={chosen} onChoose={setChosen} /> : null;
  return { chosen, question, forget: () => setChosen({}) };
}
