import { leadLimits } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Alert, Box, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { KanbanIcon, ListIcon, ShieldAlertIcon, UserIcon, WaypointsIcon } from "lucide-react";
import { lazy, Suspense } from "react";
import { useListContext, useStore } from "react-admin";
import { loadInTime } from "../data/chunks.ts";
import { useIsPlaced } from "../data/useIsPlaced.ts";
import { useLeadCounts } from "../data/useLeadCounts.ts";
import { useStaff } from "../data/useStaff.ts";
import { useWaiting } from "../data/useWaiting.ts";
import { BulkActions } from "../list/BulkChanges.tsx";
import { csvColumns, hideableColumns } from "../list/columns.ts";
import { EmptyWindow, NoMatch } from "../list/EmptyWindow.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { ListTools } from "../list/ListTools.tsx";
import { RowsCard } from "../list/RowsCard.tsx";
import { DemoMark } from "../parts/DemoMark.tsx";
import { counted, formatNumber } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { CardSkeleton } from "../parts/PageSkeleton.tsx";
import { BulkMenu } from "./BulkMenu.tsx";
import { BoardSkeleton } from "./board/BoardSkeleton.tsx";
import { rows } from "./columns.tsx";
import { DueCard, useDue } from "./DueCard.tsx";
import { LeadFilters } from "./LeadFilters.tsx";
import { useAssigneeChoices } from "./lead/assignees.tsx";
import { statusChoices } from "./lead/words.ts";

/** Reports that more clicks came than were stored. */
function UnstoredNotice() {
  const clicks = useLeadCounts()?.unstoredClicks ?? 0;
  if (clicks === 0) return null;
  return (
    <Alert severity="warning" icon={<ShieldAlertIcon />} sx={{ mb: 2 }}>
      {counted(clicks, "click")} of the last {leadLimits.unstoredDays} days {clicks === 1 ? "was" : "were"} counted
      without making a lead: more than {formatNumber(leadLimits.clicksAnHour)} came in an hour, or{" "}
      {formatNumber(leadLimits.clicksStored)} are stored. Every chat still opened.
    </Alert>
  );
}

const pageSize = 25;

type Look = "list" | "board";

const Looks = ({ look, choose }: { look: Look; choose: (look: Look) => void }) => (
  <ToggleButtonGroup
    exclusive
    aria-label="View"
    value={look}
    onChange={(_, next: Look | null) => next && choose(next)}
    sx={{ "& > *": { flex: { xs: 1, sm: "none" } } }}
  >
    <ToggleButton value="list">
      <ListIcon /> List
    </ToggleButton>
    <ToggleButton value="board">
      <KanbanIcon /> Board
    </ToggleButton>
  </ToggleButtonGroup>
);

const MarkedFacts = ({ text }: { text: string }) => (
  <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
    {text || "\u00a0"}
    <DemoMark of={["leads"]} />
  </Box>
);

function Head({ look, choose }: Parameters<typeof Looks>[0]) {
  const { total, filterValues } = useListContext();
  const { leads: fresh = 0, followUps: due = 0 } = useWaiting().data ?? {};
  const staff = useStaff();
  const assignee = { name: "Assignee", of: (lead: Lead) => staff.find(({ id }) => id === lead.assignee)?.name };
  const isNarrowed = Object.values(filterValues).some(Boolean);
  const facts = [
    total !== undefined && `${counted(total, "lead")}${isNarrowed ? " found" : ""}`,
    fresh > 0 && `${fresh} new`,
    due > 0 && `${due} due`,
  ];
  return (
    <PageHead title="Leads" fresh={fresh} facts={<MarkedFacts text={facts.filter(Boolean).join(" · ")} />}>
      <ListTools
        csv={{ name: "leads", columns: [...csvColumns(rows.columns), assignee] }}
        columns={look === "list" ? hideableColumns(rows.columns) : undefined}
      />
      <Looks look={look} choose={choose} />
    </PageHead>
  );
}

const statusChanges = statusChoices.map(({ id, name }) => ({
  name,
  change: { status: id },
  done: `now ${name.toLowerCase()}`,
}));

function Bulk() {
  const people = useAssigneeChoices().map(({ id, name }) => ({
    name,
    change: { assignee: id },
    done: `assigned to ${name}`,
  }));
  const nobody = { name: "Nobody", change: { assignee: null }, done: "assigned to nobody" };
  return (
    <BulkActions noun="lead" changes={[]} deleting={rows.deleting}>
      <BulkMenu label="Status" Icon={WaypointsIcon} choices={statusChanges} />
      <BulkMenu label="Assign" Icon={UserIcon} choices={[...people, nobody]} />
    </BulkActions>
  );
}

const title = "No leads yet";
const text =
  "They come from the order buttons of the packages, the consultation button and the contact form of the website.";

const states = {
  empty: <EmptyWindow title={title} text={text} />,
  noMatch: <NoMatch title="No leads found" text="No lead matches these filters." />,
  failure: "The leads could not be loaded.",
};

const Board = lazy(async () => ({ default: (await loadInTime(() => import("./board/Board.tsx"))).Board }));

function Rows() {
  const due = useDue();
  if (!useIsPlaced(due)) return <CardSkeleton />;
  return (
    <>
      <DueCard {...due} />
      <RowsCard
        rows={rows}
        filters={<LeadFilters hasStatus />}
        bulkBar={<Bulk />}
        skeleton={{ rows: pageSize, rowHeight: 61, cardHeight: 141 }}
        {...states}
      />
    </>
  );
}

function Screen() {
  const [chosen, setChosen] = useStore<Look>("leads.look", "list");
  const { onUnselectItems, filterValues, setFilters } = useListContext();
  const look = chosen === "board" ? "board" : "list";
  const choose = (next: Look) => {
    // Hidden rows must not stay selected.
    onUnselectItems();
    // A board shows all statuses.
    if (next === "board" && filterValues.status) setFilters({ ...filterValues, status: undefined });
    setChosen(next);
  };
  return (
    <>
      <Head {...{ look, choose }} />
      <UnstoredNotice />
      {look === "board" ? (
        <Suspense fallback={<BoardSkeleton />}>
          <Board filters={<LeadFilters hasStatus={false} />} {...states} />
        </Suspense>
      ) : (
        <Rows />
      )}
    </>
  );
}

/** Shows the leads, as a list or as a board. */
export const LeadsList = () => (
  <ListScreen resource="leads" perPage={pageSize} sort={{ field: "createdAt", order: "DESC" }}>
    <Screen />
  </ListScreen>
);
