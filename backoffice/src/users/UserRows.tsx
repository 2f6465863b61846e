import type { User } from "@etalase/contracts/users.schema";
import { Avatar, Box, Chip } from "@mui/material";
import { DataTable, useListContext } from "react-admin";
import { tableLook } from "../list/ListCard.tsx";
import { formatDay } from "../parts/format.ts";
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

const facts = {
  color: "text.secondary",
  fontSize: ".8125rem",
  overflowWrap: "anywhere",
  "& span": { whiteSpace: "nowrap" },
};

const UserCard = ({ user }: { user: User }) => (
  <Box component="li" sx={{ px: 1.5, pt: 1.5, pb: 1, borderTop: 1, borderColor: "divider" }}>
    <UserName user={user} />
    <Box sx={{ ...facts, mt: 1 }}>
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

/** The list as cards, where a table has no room. */
export function UserCards() {
  const { data = [] } = useListContext<User>();
  return (
    <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
      {data.map((user) => (
        <UserCard key={user.id} user={user} />
      ))}
    </Box>
  );
}

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

export const UsersTable = () => (
  <Box sx={tableLook}>
    <DataTable<User> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<User> label="Name" sx={{ width: "30%" }} render={(user) => <UserName user={user} />} />
      <DataTable.Col<User>
        disableSort
        source="email"
        label="E-mail"
        render={({ email }) => <Email address={email} />}
      />
      <DataTable.Col<User> label="Role" render={(user) => <RoleSelect user={user} />} />
      <DataTable.Col<User>
        disableSort
        source="status"
        label="Status"
        render={(user) => <UserStatusChip user={user} />}
      />
      <DataTable.Col<User>
        disableSort
        source="createdAt"
        label="Created"
        cellSx={() => ({ ...muted, whiteSpace: "nowrap" })}
        render={({ createdAt }) => formatDay(createdAt)}
      />
      <DataTable.Col<User> label="Actions" align="right" render={(user) => <UserActions user={user} />} />
    </DataTable>
  </Box>
);
