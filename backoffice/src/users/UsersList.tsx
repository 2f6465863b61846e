import { roleNames } from "@etalase/contracts/auth";
import type { User } from "@etalase/contracts/users.schema";
import { useState } from "react";
import { useListContext } from "react-admin";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import type { CsvExport } from "../list/ExportButton.tsx";
import { ClearFilters, useCompact } from "../list/FilterBar.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { ListCard } from "../list/ListCard.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { RowsSkeleton } from "../list/RowsSkeleton.tsx";
import { counted, isoDay } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { UserCards, UsersTable } from "./UserRows.tsx";
import { type Refusal, RefusalContext } from "./useAccountChange.ts";

/** The columns of the table that may be hidden. */
const userColumns = [
  { id: "email", name: "E-mail" },
  { id: "status", name: "Status" },
  { id: "createdAt", name: "Created" },
];

const userCsv: CsvExport<User> = {
  name: "accounts",
  columns: [
    { name: "Name", of: ({ name }) => name },
    { name: "Username", of: ({ username }) => username },
    { name: "E-mail", of: ({ email }) => email },
    { name: "Role", of: ({ role }) => roleNames[role] },
    { name: "Disabled", of: ({ disabled }) => (disabled ? "Yes" : "No") },
    { name: "Created", of: ({ createdAt }) => isoDay(new Date(createdAt)) },
  ],
};

const pageSize = 10;

function Head() {
  const { total } = useListContext();
  return (
    <PageHead title="User Management" facts={total === undefined ? "\u00a0" : counted(total, "account")}>
      <ListTools csv={userCsv} columns={userColumns} />
    </PageHead>
  );
}

const NoMatch = () => (
  <EmptyWindow title="No users found" text="No account matches this search.">
    <ClearFilters />
  </EmptyWindow>
);

/** Lists accounts, to approve, disable and delete them. */
export function UsersList() {
  const compact = useCompact();
  const refusal = useState<Refusal>();
  return (
    <RefusalContext value={refusal}>
      <ListScreen resource="users" perPage={pageSize}>
        <Head />
        <ListCard
          filters={<FilterSearch placeholder="Search name or e-mail" />}
          bulkBar={null}
          skeleton={<RowsSkeleton rows={pageSize} compact={compact} />}
          // Whoever reads this has an account, so only a search can find none.
          empty={<NoMatch />}
          noMatch={<NoMatch />}
          failure="The accounts could not be loaded."
        >
          {compact ? <UserCards /> : <UsersTable />}
        </ListCard>
      </ListScreen>
    </RefusalContext>
  );
}
