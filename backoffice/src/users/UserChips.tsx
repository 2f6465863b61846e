import { type AccountStatus, accountStatusOf } from "@etalase/contracts/accounts/people";
import type { User } from "@etalase/contracts/accounts/users.schema";
import { type Role, roleNames } from "@etalase/contracts/auth";
import { Chip } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { StatusChip } from "../kit/parts/StatusChip.tsx";

export const RoleChip = ({ role }: { role: Role }) => (
  <Chip size="small" color={role === "user" ? "default" : "primary"} label={t(roleNames[role])} />
);

export const statusNames: Readonly<Record<AccountStatus, string>> = {
  waiting: t("Waiting for approval"),
  active: t("Active"),
  disabled: t("Disabled"),
};

const tones = { waiting: "warning", active: "success", disabled: "default" } as const;

export function UserStatusChip({ user }: { user: User }) {
  const status = accountStatusOf(user);
  return <StatusChip tone={tones[status]} label={statusNames[status]} />;
}
