import type { User } from "@etalase/contracts/accounts/users.schema";
import { type Role, roleNames, roles } from "@etalase/contracts/auth";
import { MenuItem, TextField, Tooltip } from "@mui/material";
import { UserCogIcon } from "lucide-react";
import { AskDialog, ConfirmDialog, useAsking } from "../parts/ConfirmDialog.tsx";
import { RoleWords } from "./RoleWords.tsx";
import { isOwn, useAccountChange, useRefusal } from "./useAccountChange.ts";
import { useLinksChoice } from "./useLinksChoice.tsx";

/** Plain text that turns out to be a select: a box in every row would dominate the list. */
const look = {
  width: 148,
  ml: { md: -1.5 },
  "& .MuiSelect-select": { pl: 1.5, fontWeight: 600, fontSize: ".875rem" },
  "& .MuiOutlinedInput-notchedOutline": { borderColor: { md: "transparent" } },
};

/** Shows and changes an account's role, after a question that explains its rights. */
export function RoleSelect({ user }: { user: User }) {
  const { change, isBusy } = useAccountChange(user);
  const refusal = useRefusal(user.id);
  const links = useLinksChoice(user);
  const give = (close: () => void, role: Role) => {
    const update = { role, ...(role === "user" ? links.chosen : {}) };
    change(update, `${user.name} now has the role ${roleNames[role]}`, close);
  };
  const { ask, asked, dialog } = useAsking(isBusy, give, links.forget);
  const choose = (role: Role) => role !== user.role && ask(role);
  const isFixed = isBusy || Boolean(refusal);
  const label = `Role of ${user.name}`;
  const question = { ...dialog, confirmLabel: "Change role", choice: asked === "user" && links.question };

  return (
    <>
      <Tooltip title={refusal ?? ""}>
        <TextField
          select
          value={user.role}
          // The cast is safe: the options are the roles.
          onChange={(event) => choose(event.target.value as Role)}
          sx={[look, isFixed && { opacity: 0.6 }]}
          slotProps={{
            select: {
              // Not disabled, which would lose the focus.
              readOnly: isFixed,
              renderValue: () => roleNames[user.role],
              SelectDisplayProps: {
                "aria-label": `${label}: ${roleNames[user.role]}${refusal ? `. ${refusal}` : ""}`,
                "aria-disabled": isFixed,
              },
              MenuProps: { slotProps: { list: { "aria-label": label } } },
            },
          }}
        >
          {roles.map((role) => (
            <MenuItem key={role} value={role}>
              {roleNames[role]}
            </MenuItem>
          ))}
        </TextField>
      </Tooltip>
      {isOwn(user) ? (
        <ConfirmDialog {...question} title="Change your own role?">
          You lose this page at once, and only another superadmin can give you the role back.
          {asked && <RoleWords of={asked} />}
        </ConfirmDialog>
      ) : (
        <AskDialog {...question} Icon={UserCogIcon} title={`Change the role of ${user.name}?`}>
          It counts at once, wherever the account is signed in.
          {asked && <RoleWords of={asked} />}
        </AskDialog>
      )}
    </>
  );
}
