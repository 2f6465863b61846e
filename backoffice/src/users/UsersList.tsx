import type { User } from "@etalase/contracts/accounts/users.schema";
import { Button } from "@mui/material";
import { UserPlusIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useListContext } from "react-admin";
import { loadInTime } from "../data/chunks.ts";
import { useWaiting } from "../data/useWaiting.ts";
import { csvColumns, hideableColumns } from "../list/columns.ts";
import { NoMatch } from "../list/EmptyWindow.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs } from "../list/FilterSelect.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { PlainRowsCard } from "../list/RowsCard.tsx";
import { counted } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { rows } from "./columns.tsx";
import { InvitationsCard } from "./InvitationsCard.tsx";
import { type Refusal, RefusalContext } from "./useAccountChange.ts";
import { useInvitations } from "./useInvitations.ts";

const InviteDialog = lazy(async () => ({
  default: (await loadInTime(() => import("./InviteDialog.tsx"))).InviteDialog,
}));

const pageSize = 10;

const noMatch = <NoMatch title="No users found" text="No account matches this search." />;

const statuses = [
  { id: "waiting", name: "Waiting" },
  { id: "active", name: "Active" },
  { id: "disabled", name: "Disabled" },
];

function Head() {
  const { total, filterValues } = useListContext();
  const waiting = useWaiting().data?.accounts ?? 0;
  const { data: invited = [] } = useInvitations();
  const [isInviting, setInviting] = useState(false);
  const isNarrowed = Object.values(filterValues).some(Boolean);
  const facts = [
    total !== undefined && `${counted(total, "account")}${isNarrowed ? " found" : ""}`,
    waiting > 0 && `${waiting} ${waiting === 1 ? "waits" : "wait"} for approval`,
    invited.length > 0 && `${invited.length} invited`,
  ];
  return (
    <PageHead title="User Management" facts={facts.filter(Boolean).join(" · ") || "\u00a0"}>
      <ListTools<User>
        csv={{ name: "accounts", columns: csvColumns(rows.columns) }}
        columns={hideableColumns(rows.columns)}
      />
      <Button variant="contained" startIcon={<UserPlusIcon />} onClick={() => setInviting(true)}>
        Invite
      </Button>
      {isInviting && (
        <Suspense>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </PageHead>
  );
}

const filters = (
  <>
    <FilterSearch placeholder="Search name or e-mail" />
    <FilterTabs source="status" label="Status" choices={statuses} />
  </>
);

/** Lists active, waiting and invited people. */
export function UsersList() {
  const refusal = useState<Refusal>();
  return (
    <RefusalContext value={refusal}>
      <ListScreen resource="users" perPage={pageSize}>
        <Head />
        <PlainRowsCard
          rows={rows}
          filters={filters}
          bulkBar={null}
          skeleton={{ rows: pageSize }}
          // The list is never empty, since its reader has an account: only a search can leave no rows.
          empty={noMatch}
          noMatch={noMatch}
          failure="The accounts could not be loaded."
        />
        <InvitationsCard />
      </ListScreen>
    </RefusalContext>
  );
}
