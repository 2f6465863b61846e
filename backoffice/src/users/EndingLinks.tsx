import type { User } from "@etalase/contracts/accounts/users.schema";
import { Box, FormControlLabel, MenuItem, Radio, RadioGroup, TextField } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useStaff } from "../kit/data/useStaff.ts";
import { t } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";

type Choice = Readonly<{ handLinksTo?: string }>;

type ColleagueSelectProps = Readonly<{
  colleagues: ReturnType<typeof useStaff>;
  chosen: string;
  onChoose: (id: string) => void;
}>;

const ColleagueSelect = ({ colleagues, chosen, onChoose }: ColleagueSelectProps) => (
  <TextField
    select
    fullWidth
    size="small"
    label={t("Colleague")}
    value={chosen}
    onChange={({ target }) => onChoose(target.value)}
    helperText={t("Only a superadmin can take over invitations.")}
    sx={{ mt: 1 }}
  >
    {colleagues.map(({ id, name }) => (
      <MenuItem key={id} value={id}>
        {name}
      </MenuItem>
    ))}
  </TextField>
);

type LinksChoiceProps = Readonly<{ user: User; chosen: Choice; onChoose: (chosen: Choice) => void }>;

/** Asks what happens to the links of an account that loses the right to them. */
function LinksChoice({ user, chosen: { handLinksTo }, onChoose }: LinksChoiceProps) {
  const colleagues = useStaff().filter(({ id }) => id !== user.id);
  const first = colleagues[0]?.id;
  return (
    <Box sx={{ mt: 2 }}>
      {t("{name} has {links} for reviews, testimonials or invitations.", {
        name: user.name,
        links: counted(user.openLinks ?? 0, "open link"),
      })}
      <RadioGroup
        aria-label={t("Links of {name}", { name: user.name })}
        value={handLinksTo === undefined ? "end" : "hand"}
        onChange={(_, value) => onChoose(value === "hand" && first ? { handLinksTo: first } : {})}
        sx={{ mt: 1 }}
      >
        <FormControlLabel value="end" control={<Radio />} label={t("End them")} />
        <FormControlLabel
          value="hand"
          disabled={!first}
          control={<Radio />}
          label={first ? t("Hand them to a colleague") : t("Hand them to a colleague (nobody else works here)")}
        />
      </RadioGroup>
      {handLinksTo !== undefined && (
        <ColleagueSelect
          colleagues={colleagues}
          chosen={handLinksTo}
          onChoose={(id) => onChoose({ handLinksTo: id })}
        />
      )}
    </Box>
  );
}

type LinksQuestion = Readonly<{ chosen: Choice; question: ReactNode; forget: () => void }>;

/** Returns the question about an account's links, if there are any, and the answer so far. */
export function useLinksChoice(user: User): LinksQuestion {
  const [chosen, setChosen] = useState<Choice>({});
  const question = user.openLinks ? <LinksChoice user={user} chosen={chosen} onChoose={setChosen} /> : null;
  return { chosen, question, forget: () => setChosen({}) };
}
