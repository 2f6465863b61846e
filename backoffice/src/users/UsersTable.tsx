import type { User } from "@etalase/contracts/auth";
import { Box } from "@mui/material";
import { DataTable } from "react-admin";
import { formatDay } from "../format.ts";
import { tableLook } from "../list/tableLook.ts";
import { RoleSelect } from "./RoleSelect.tsx";
import { UserActions } from "./UserActions.tsx";
import { UserStatusChip } from "./UserChips.tsx";
import { UserName } from "./UserName.tsx";

const quiet = { color: "text.secondary", overflowWrap: "anywhere" };

export const UsersTable = () => (
  <Box sx={tableLook}>
    <DataTable<User> bulkActionButtons={false} rowClick={false}>
      <DataTable.Col<User> label="Name" sx={{ width: "36%" }} render={(user) => <UserName user={user} />} />
      <DataTable.Col<User> label="E-mail" sx={{ width: "26%" }} cellSx={() => quiet} render={({ email }) => email} />
      <DataTable.Col<User> label="Role" render={(user) => <RoleSelect user={user} />} />
      <DataTable.Col<User> label="Status" render={(user) => <UserStatusChip user={user} />} />
      <DataTable.Col<User>
        label="Created"
        cellSx={() => ({ ...quiet, whiteSpace: "nowrap" })}
        render={({ createdAt }) => formatDay(createdAt)}
      />
      <DataTable.Col<User> label="Actions" align="right" render={(user) => <UserActions user={user} />} />
    </DataTable>
  </Box>
);
