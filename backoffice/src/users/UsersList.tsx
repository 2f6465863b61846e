import { useState } from "react";
import { NoMatch } from "../list/EmptyWindow.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { ListHead } from "../list/ListHead.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { PlainRowsCard } from "../list/RowsCard.tsx";
import { rows } from "./columns.tsx";
import { type Refusal, RefusalContext } from "./useAccountChange.ts";

const pageSize = 10;

const noMatch = <NoMatch title="No users found" text="No account matches this search." />;

/** Lists accounts, to approve, disable and delete them. */
export function UsersList() {
  const refusal = useState<Refusal>();
  return (
    <RefusalContext value={refusal}>
      <ListScreen resource="users" perPage={pageSize}>
        <ListHead title="User Management" noun="account" file="accounts" columns={rows.columns} />
        <PlainRowsCard
          rows={rows}
          filters={<FilterSearch placeholder="Search name or e-mail" />}
          bulkBar={null}
          skeleton={{ rows: pageSize }}
          // Whoever reads this has an account, so only a search can find none.
          empty={noMatch}
          noMatch={noMatch}
          failure="The accounts could not be loaded."
        />
      </ListScreen>
    </RefusalContext>
  );
}
