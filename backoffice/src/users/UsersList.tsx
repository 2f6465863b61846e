import type { User } from "@etalase/contracts/accounts/users.schema";
import { Button } from "@mui/material";
import { UserPlusIcon } from "lucide-react";
import { useState } from "react";
import { useListContext } from "react-admin";
import { useWaiting } from "../kit/data/useWaiting.ts";
import { t } from "../kit/language/t.ts";
import { csvColumns, hideableColumns } from "../kit/list/columns.ts";
import { NoMatch } from "../kit/list/EmptyWindow.tsx";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterTabs } from "../kit/list/FilterSelect.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { ListTools } from "../kit/list/ListTools.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { counted, plural } from "../kit/parts/format.ts";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { rows } from "./columns.tsx";
import { InvitationsCard } from "./InvitationsCard.tsx";
import { useInvitations } from "./useInvitations.ts";

const InviteDialog = lazyComponent(async () => (await import("./InviteDialog.tsx")).InviteDialog);

const pageSize = 10;

const noMatch = <NoMatch title={t("No users found")} text={t("No account matches this search.")} />;

const statuses = [
  { id: "waiting", name: t("Waiting") },
  { id: "active", name: t("Active") },
  { id: "disabled", name: t("Disabled") },
];

function Head() {
  const { total, filterValues } = useListContext();
  const waiting = useWaiting().data?.accounts ?? 0;
  const { data: invited = [] } = useInvitations();
  const [isInviting, setInviting] = useState(false);
  const isNarrowed = Object.values(filterValues).some(Boolean);
  const accounts = counted(total ?? 0, "account");
  const facts = [
    total !== undefined && (isNarrowed ? t("{accounts} found", { accounts }) : accounts),
    waiting > 0 &&
      (waiting === 1 ? t("1 waiting for approval") : t("{count} waiting for approval", { count: waiting })),
    invited.length > 0 && t("{count} invited", { count: invited.length }),
  ];
  return (
    <PageHead title={t("User Management")} facts={facts.filter(Boolean).join(" · ") || "\u00a0"}>
      <ListTools<User>
        csv={{ name: "accounts", columns: csvColumns(rows.columns) }}
        columns={hideableColumns(rows.columns)}
      />
      <Button variant="contained" startIcon={<UserPlusIcon />} onClick={() => setInviting(true)}>
        {t("Invite")}
      </Button>
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </PageHead>
  );
}

const filters = (
  <>
    <FilterSearch placeholder={t("Search name or e-mail")} />
    <FilterTabs source="status" label={t("Status")} choices={statuses} />
  </>
);

/** Lists active, waiting and invited people. */
export const UsersList = () => (
  <ListScreen resource="users" perPage={pageSize}>
    <Head />
    <PlainRowsCard
      rows={rows}
      filters={filters}
      skeleton={{ rows: pageSize }}
      // The list is never empty, since its reader has an account: only a search can leave no rows.
      empty={noMatch}
      failure={t("The {nouns} could not be loaded.", { nouns: plural("account") })}
    />
    <InvitationsCard />
  </ListScreen>
);
