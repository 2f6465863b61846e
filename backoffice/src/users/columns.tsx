import { roleNames } from "@etalase/contracts/auth";
import type { User } from "@etalase/contracts/users.schema";
import { Avatar, Box, Chip } from "@mui/material";
import type { PlainRows } from "../list/columns.ts";
import { formatDay, isoDay } from "../parts/format.ts";
import { RoleSelect } from "./RoleSelect.tsx";
import { UserActions } from "./UserActions.tsx";
import { UserStatusChip } from "./UserChips.tsx";
import { isOwn, useRefusal } from "./useAccountChange.ts";

const quiet = { color: "text.secondary", fontSize: ".8125rem", overflowWrap: "anywhere" };

const avatar = {
  // In a narrow table the e-mail address needs its room.
  display: { xs: "flex", md: "none", lg: "flex" },
  width: 40,
  height: 40,
  bgcolor: "action.selected",
  color: "text.primary",
  fontWeight: 700,
  fontSize: "1rem",
};

/** Names the account, and says why nothing can be done with it if that is so. */
function UserName({ user }: { user: User }) {
  const refusal = useRefusal(user.id);
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1.75, minWidth: 0 }}>
      <Avatar aria-hidden sx={avatar}>
        {user.name.charAt(0).toUpperCase()}
      </Avatar>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, fontWeight: 600, overflowWrap: "anywhere" }}>
          {user.name}
          {isOwn(user) && <Chip size="small" label="You" sx={{ height: 22 }} />}
        </Box>
        <Box sx={quiet}>{user.username}</Box>
        {refusal && <Box sx={{ ...quiet, color: "warning.main" }}>{refusal}</Box>}
      </Box>
    </Box>
  );
}

const UserCard = ({ user }: { user: User }) => (
  <Box sx={{ pt: 1.5, pb: 1 }}>
    <UserName user={user} />
    <Box sx={{ ...quiet, "& span": { whiteSpace: "nowrap" }, mt: 1 }}>
      {user.email} · <span>{formatDay(user.createdAt)}</span>
    </Box>
    <Box sx={{ mt: 1 }}>
      <UserStatusChip user={user} />
    </Box>
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, mt: 1 }}>
      <RoleSelect user={user} />
      <Box sx={{ ml: "auto" }}>
        <UserActions user={user} />
      </Box>
    </Box>
  </Box>
);

const muted = { color: "text.secondary" };

/** May break before the @, and anywhere when even that is too long. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <Box sx={{ ...muted, minWidth: { xs: 150, lg: 210 }, overflowWrap: "anywhere" }}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Box>
  );
}

export const rows: PlainRows<User> = {
  columns: [
    {
      name: "Name",
      source: "name",
      isName: true,
      sx: { width: "30%" },
      of: ({ name }) => name,
      cell: (user) => <UserName user={user} />,
    },
    { name: "Username", of: ({ username }) => username },
    { name: "E-mail", source: "email", of: ({ email }) => email, cell: ({ email }) => <Email address={email} /> },
    {
      name: "Role",
      source: "role",
      // Cannot be hidden either: it is where accounts are approved.
      isName: true,
      of: ({ role }) => roleNames[role],
      cell: (user) => <RoleSelect user={user} />,
    },
    { name: "Disabled", of: ({ disabled }) => (disabled ? "Yes" : "No") },
    { name: "Status", source: "disabled", cell: (user) => <UserStatusChip user={user} /> },
    {
      name: "Created",
      source: "createdAt",
      of: ({ createdAt }) => isoDay(new Date(createdAt)),
      cell: ({ createdAt }) => <Box sx={{ ...muted, whiteSpace: "nowrap" }}>{formatDay(createdAt)}</Box>,
    },
  ],
  card: (user) => <UserCard user={user} />,
  actions: (user) => <UserActions user={user} />,
};
