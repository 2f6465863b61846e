import { type Role, roleNames, roles } from "@etalase/contracts/auth";
import type { User } from "@etalase/contracts/users.schema";
import { MenuItem, TextField, Tooltip } from "@mui/material";
import { useState } from "react";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { RoleChip } from "./UserChips.tsx";
import { isOwn, useAccountChange, useRefusal } from "./useAccountChange.ts";

/** Shows and changes what an account may do; giving it a staff role approves it. */
export function RoleSelect({ user }: { user: User }) {
  const { change, isBusy } = useAccountChange(user);
  const refusal = useRefusal(user.id);
  const [asked, setAsked] = useState<Role>();

  const give = (role: Role) => {
    setAsked(undefined);
    change({ role }, `${user.name} now has the role ${roleNames[role]}`);
  };
  const choose = (role: Role) => (isOwn(user) ? setAsked(role) : give(role));
  const isFixed = isBusy || Boolean(refusal);
  const label = `Role of ${user.name}`;

  return (
    <>
      <Tooltip title={refusal ?? ""}>
        <TextField
          select
          value={user.role}
          // Its options are the roles.
          onChange={(event) => choose(event.target.value as Role)}
          sx={{ width: 158, opacity: isFixed ? 0.6 : 1 }}
          slotProps={{
            select: {
              // Not disabled: that would lose the focus.
              readOnly: isFixed,
              renderValue: () => <RoleChip role={user.role} />,
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
      <ConfirmDialog
        open={asked !== undefined}
        title="Change your own role?"
        confirmLabel="Change role"
        cancelLabel="Cancel"
        busy={false}
        onConfirm={() => asked && give(asked)}
        onClose={() => setAsked(undefined)}
      >
        You lose this page at once, and only another superadmin can give you the role back.
      </ConfirmDialog>
    </>
  );
}
