import { type Role, roleNames } from "@etalase/contracts/auth";
import type { User } from "@etalase/contracts/users.schema";
import { Chip } from "@mui/material";
import { StatusChip } from "../parts/StatusChip.tsx";

export const RoleChip = ({ role }: { role: Role }) => (
  <Chip size="small" color={role === "user" ? "default" : "primary"} label={roleNames[role]} />
);

export function UserStatusChip({ user }: { user: User }) {
  if (user.disabled) return <StatusChip tone="default" label="Disabled" />;
  if (user.role === "user") return <StatusChip tone="warning" label="Waiting for approval" />;
  return <StatusChip tone="success" label="Active" />;
}
