import type { User } from "@etalase/contracts/users.schema";
import { Box } from "@mui/material";
import { DataTable } from "react-admin";
import { tableLook } from "../list/ListCard.tsx";
import { formatDay } from "../parts/format.ts";
import { RoleSelect } from "./RoleSelect.tsx";
import { UserActions } from "./UserActions.tsx";
import { UserStatusChip } from "./UserChips.tsx";
import { UserName } from "./UserName.tsx";

const quiet = { color: "text.secondary" };

/** May break before the @, and anywhere when even that is too long. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf("@");
  return (
    <Box sx={{ ...quiet, minWidth: { xs: 150, lg: 210 }, overflowWrap: "anywhere" }}>
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
        cellSx={() => ({ ...quiet, whiteSpace: "nowrap" })}
        render={({ createdAt }) => formatDay(createdAt)}
      />
      <DataTable.Col<User> label="Actions" align="right" render={(user) => <UserActions user={user} />} />
    </DataTable>
  </Box>
);
