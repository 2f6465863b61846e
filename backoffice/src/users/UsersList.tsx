import { useState } from "react";
import { useListContext } from "react-admin";
import { ClearFilters } from "../list/ClearFilters.tsx";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { ListCard } from "../list/ListCard.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { RowsSkeleton } from "../list/RowsSkeleton.tsx";
import { useCompact } from "../list/useCompact.ts";
import { counted } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { UserCards } from "./UserCards.tsx";
import { UsersTable } from "./UsersTable.tsx";
import { type Refusal, RefusalContext } from "./useRefusal.ts";
import { userColumns, userCsv } from "./userColumns.ts";

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

/** Who may do what: approve, disable and delete accounts. */
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
