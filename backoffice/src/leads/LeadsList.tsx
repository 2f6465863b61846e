import { leadLimits } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, Link as MuiLink } from "@mui/material";
import { KanbanIcon, UserIcon, WaypointsIcon } from "lucide-react";
import { useListContext, useStore } from "react-admin";
import { Link } from "react-router-dom";
import { useIsPlaced } from "../kit/data/useIsPlaced.ts";
import { useLeadCounts } from "../kit/data/useLeadCounts.ts";
import { useStaff } from "../kit/data/useStaff.ts";
import { useWaiting } from "../kit/data/useWaiting.ts";
import { FormNotice } from "../kit/form/FormNotice.tsx";
import { t } from "../kit/language/t.ts";
import { BulkActions } from "../kit/list/BulkChanges.tsx";
import { csvColumns, hideableColumns } from "../kit/list/columns.ts";
import { listStates } from "../kit/list/EmptyWindow.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { ListTools } from "../kit/list/ListTools.tsx";
import { Looks } from "../kit/list/Looks.tsx";
import { RowsCard } from "../kit/list/RowsCard.tsx";
import { CreateButton } from "../kit/list/ToolButton.tsx";
import { DemoMark } from "../kit/parts/DemoMark.tsx";
import { counted } from "../kit/parts/format.ts";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { PageHead } from "../kit/parts/PageHead.tsx";
import { CardSkeleton } from "../kit/parts/PageSkeleton.tsx";
import { reach } from "../kit/theme/palette.ts";
import { BulkMenu } from "./BulkMenu.tsx";
import { BoardSkeleton } from "./board/BoardSkeleton.tsx";
import { rows } from "./columns.tsx";
import { DueCard, useDue } from "./DueCard.tsx";
import { LeadFilters } from "./LeadFilters.tsx";
import { useAssigneeChoices } from "./lead/assignees.tsx";
import { statusChoices } from "./lead/words.ts";
import { SetAsideNotices } from "./SetAside.tsx";

/** Reports that more clicks came than were stored. */
function UnstoredNotice() {
  const clicks = useLeadCounts()?.unstoredClicks ?? 0;
  if (clicks === 0) return null;
  return (
    <FormNotice severity="warning">
      {t("Not stored or counted in the last {days} days: {clicks} beyond the limits. Every chat still opened.", {
        clicks: counted(clicks, "click"),
        days: leadLimits.unstoredDays,
      })}
    </FormNotice>
  );
}

const pageSize = 25;

type Look = "list" | "board";

const MarkedFacts = ({ text }: { text: string }) => (
  <Box component="span" sx={{ display: "inline-flex", flexWrap: "wrap", alignItems: "center", columnGap: 1 }}>
    {text || "\u00a0"}
    <MuiLink component={Link} to="/dashboard/people" sx={reach}>
      {t("People")}
    </MuiLink>
    <DemoMark of={["leads"]} />
  </Box>
);

const alone = {
  ...rows,
  columns: rows.columns.filter((column) => !("source" in column) || column.source !== "assignee"),
};

/** Nobody else can be given a lead on a site of one person. */
const useRows = () => (useStaff().length > 1 ? rows : alone);

function Head({ look, choose }: Readonly<{ look: Look; choose: (look: Look) => void }>) {
  const { total, filterValues } = useListContext();
  const { leads: fresh = 0, followUps: due = 0 } = useWaiting().data ?? {};
  const staff = useStaff();
  const { columns } = useRows();
  const assignee = { name: t("Assignee"), of: (lead: Lead) => staff.find(({ id }) => id === lead.assignee)?.name };
  const { tests = 0 } = useLeadCounts() ?? {};
  const isNarrowed = Object.values(filterValues).some(Boolean);
  const facts = [
    total !== undefined &&
      (isNarrowed
        ? t("{results} found", { results: counted(total, "lead") })
        : counted(Math.max(0, total - tests), "lead")),
    fresh > 0 && t("{count} new", { count: fresh }),
    due > 0 && t("{count} due", { count: due }),
  ];
  return (
    <PageHead title={t("Leads")} fresh={fresh} facts={<MarkedFacts text={facts.filter(Boolean).join(" · ")} />}>
      <Looks
        isList={look === "list"}
        label={t("Board")}
        Icon={KanbanIcon}
        onChoose={(isList) => choose(isList ? "list" : "board")}
      />
      <ListTools
        csv={{ name: "leads", columns: [...csvColumns(columns), assignee] }}
        columns={look === "list" ? hideableColumns(columns) : undefined}
      />
      <CreateButton label={t("New lead")} />
    </PageHead>
  );
}

const statusChanges = statusChoices.map(({ id, name }) => ({
  name,
  change: { status: id },
  done: t("now {status}", { status: name.toLowerCase() }),
}));

function Bulk() {
  const people = useAssigneeChoices().map(({ id, name }) => ({
    name,
    change: { assignee: id },
    done: t("assigned to {name}", { name }),
  }));
  const nobody = { name: t("Nobody"), change: { assignee: null }, done: t("assigned to nobody") };
  return (
    <BulkActions noun="lead" changes={[]} deleting={rows.deleting}>
      <BulkMenu label={t("Status")} Icon={WaypointsIcon} choices={statusChanges} />
      {people.length > 1 && <BulkMenu label={t("Assign")} Icon={UserIcon} choices={[...people, nobody]} />}
    </BulkActions>
  );
}

const states = listStates({
  noun: "lead",
  invitation: t(
    "Leads come from the order and consultation buttons and the contact form of the website. Others are added here.",
  ),
  create: t("New lead"),
});

const Board = lazyComponent(async () => (await import("./board/Board.tsx")).Board, { fallback: <BoardSkeleton /> });

function Rows() {
  const due = useDue();
  const shown = useRows();
  if (!useIsPlaced(due)) return <CardSkeleton />;
  return (
    <>
      <DueCard {...due} />
      <RowsCard
        rows={shown}
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
    // A board shows all statuses, of leads that count.
    if (next === "board" && (filterValues.status || filterValues.heldBack))
      setFilters({ ...filterValues, status: undefined, heldBack: undefined });
    setChosen(next);
  };
  return (
    <>
      <Head {...{ look, choose }} />
      <UnstoredNotice />
      <SetAsideNotices />
      {look === "board" ? <Board filters={<LeadFilters hasStatus={false} />} {...states} /> : <Rows />}
    </>
  );
}

/** Shows the leads, as a list or as a board. */
export const LeadsList = () => (
  <ListScreen resource="leads">
    <Screen />
  </ListScreen>
);
