import { roleWords } from "@etalase/contracts/accounts/people";
import type { User } from "@etalase/contracts/accounts/users.schema";
import { type Role, roleNames, roles } from "@etalase/contracts/auth";
import { Box, Button, MenuItem, type SxProps, TextField } from "@mui/material";
import { UserCheckIcon, UserCogIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import { AskDialog, ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { EndedLinks } from "./EndedLinks.tsx";
import { isOwn, useAccountChange } from "./useAccountChange.ts";

/** Describes the rights of a role, before it is given. */
export const RoleWords = ({ of: role }: { of: Role }) => (
  <Box sx={{ mt: 1.5, p: 1.5, borderRadius: "10px", bgcolor: "background.default", fontSize: ".875rem" }}>
    <Box component="strong" sx={{ color: "text.primary" }}>
      {t(roleNames[role])}.
    </Box>{" "}
    {t(roleWords[role])}
  </Box>
);

/** Plain text that turns out to be a select: a box in every row would dominate the list. */
const look = {
  width: 148,
  ml: { md: -1.5 },
  "& .MuiSelect-select": { pl: 1.5, fontWeight: 600, fontSize: ".875rem" },
  "& .MuiOutlinedInput-notchedOutline": { borderColor: { md: "transparent" } },
};

type RoleFieldProps = Readonly<{
  user: User;
  busy: boolean;
  onChoose: (role: Role) => void;
}>;

function RoleField({ user, busy, onChoose }: RoleFieldProps) {
  const label = t("Role of {name}", { name: user.name });
  return (
    <TextField
      select
      value={user.role}
      // The cast is safe: the options are the roles.
      onChange={(event) => onChoose(event.target.value as Role)}
      sx={[look, busy && { opacity: 0.6 }]}
      slotProps={{
        select: {
          // Not disabled, which would lose the focus.
          readOnly: busy,
          renderValue: () => t(roleNames[user.role]),
          SelectDisplayProps: {
            "aria-label": `${label}: ${t(roleNames[user.role])}`,
            "aria-disabled": busy,
          },
          MenuProps: { slotProps: { list: { "aria-label": label } } },
        },
      }}
    >
      {roles.map((role) => (
        <MenuItem key={role} value={role}>
          {t(roleNames[role])}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Shows and changes an account's role, after a question that explains its rights. */
export function RoleSelect({ user }: { user: User }) {
  const { change, isBusy } = useAccountChange(user);
  const { ask, asked, dialog } = useAsking(isBusy, (close, role: Role) =>
    change({ role }, t("{name} now has the role {role}", { name: user.name, role: t(roleNames[role]) }), close),
  );
  const choose = (role: Role) => role !== user.role && ask(role);
  const question = {
    ...dialog,
    confirmLabel: t("Change role"),
    choice: asked === "user" && <EndedLinks user={user} />,
  };

  return (
    <>
      <RoleField user={user} busy={isBusy} onChoose={choose} />
      {isOwn(user) ? (
        <ConfirmDialog {...question} title={t("Change your own role?")}>
          {t("You lose access to this page at once, and only another superadmin can give you the role back.")}
          {asked && <RoleWords of={asked} />}
        </ConfirmDialog>
      ) : (
        <AskDialog {...question} Icon={UserCogIcon} title={t("Change the role of {name}?", { name: user.name })}>
          {t("It takes effect at once, wherever the account is signed in.")}
          {asked && <RoleWords of={asked} />}
        </AskDialog>
      )}
    </>
  );
}

/** Approves a registered account, after a question that explains its rights. */
export function ApproveButton({ user, sx }: { user: User; sx?: SxProps }) {
  const { change, isBusy } = useAccountChange(user);
  const { ask, dialog } = useAsking(isBusy, (close) =>
    change({ role: "admin" }, t("{name} is approved, and can open the dashboard now", { name: user.name }), close),
  );
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<UserCheckIcon size={18} />}
        aria-label={t("Approve {name}", { name: user.name })}
        onClick={() => ask()}
        {...(sx && { sx })}
      >
        {t("Approve")}
      </Button>
      <AskDialog
        {...dialog}
        Icon={UserCheckIcon}
        title={t("Approve {name}?", { name: user.name })}
        confirmLabel={t("Approve")}
      >
        {t("{account} becomes an admin and can use the dashboard at once.", {
          account: `${user.username}${user.email && ` (${user.email})`}`,
        })}
        <RoleWords of="admin" />
      </AskDialog>
    </>
  );
}
