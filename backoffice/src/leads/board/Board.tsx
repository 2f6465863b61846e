import type { LeadStatus } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, Card, Typography } from "@mui/material";
import { type ReactNode, useState } from "react";
import { useListContext } from "react-admin";
import { t } from "../../kit/language/t.ts";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { Results } from "../../kit/list/Results.tsx";
import { FailureNotice } from "../../kit/parts/FailureNotice.tsx";
import { formatNumber, rupiah } from "../../kit/parts/format.ts";
import { disc } from "../../kit/theme/looks.ts";
import { Quiet } from "../../kit/theme/Words.tsx";
import { statusNames, statusTones } from "../lead/words.ts";
import { BoardSkeleton, columns as sideBySide } from "./BoardSkeleton.tsx";
import { LeadCard } from "./LeadCard.tsx";
import { type Column, useBoard } from "./useBoard.ts";

type Move = (lead: Lead, to: LeadStatus) => void;

type LaneCardsProps = Readonly<{
  column: Column;
  onMove: Move;
  /** The lead that was moved last. */
  held: string | undefined;
}>;

const list = { listStyle: "none", m: 0, p: 0, display: "grid", gap: 1, alignContent: "start" };

const LaneCards = ({ column: { leads, count, isWhole }, onMove, held }: LaneCardsProps) => (
  <>
    <Box component="ul" sx={list}>
      {leads.map((lead) => (
        <LeadCard key={lead.id} lead={lead} onMove={(to) => onMove(lead, to)} isHeld={lead.id === held} />
      ))}
    </Box>
    {count === 0 && <Quiet sx={{ p: 1, textAlign: "center" }}>{t("Nothing here")}</Quiet>}
    {!isWhole && (
      <Quiet sx={{ pt: 1 }}>
        {t("Showing {shown} of {count}. Narrow the filters to see the rest.", { shown: leads.length, count })}
      </Quiet>
    )}
  </>
);

/** Shows the total value of the visible leads. */
const Sum = ({ of: { sum, isWhole } }: { of: Column }) => (
  <Quiet sx={{ fontVariantNumeric: "tabular-nums" }}>
    {sum > 0 ? rupiah(sum) : t("No value yet")}
    {!isWhole && t(", and more")}
  </Quiet>
);

const lane = {
  bgcolor: "action.hover",
  borderRadius: "14px",
  p: 1,
  minHeight: 320,
  outline: "2px solid transparent",
  "&[data-over]": {
    bgcolor: "action.selected",
    outlineColor: (theme: { palette: { primary: { main: string } } }) => theme.palette.primary.main,
  },
} as const;

const heading = { display: "flex", alignItems: "center", gap: 0.75, fontSize: ".9375rem", fontWeight: 700 };

const dot = { ...disc(9) };

/** Plain colours, because a chip's own background would be too much on the column's. */
const dotOf = (tone: (typeof statusTones)[LeadStatus]) => (tone === "default" ? "text.secondary" : `${tone}.main`);

type ColumnsProps = Readonly<{ columns: readonly Column[]; onMove: Move }>;

/** Shows a column for each status. */
function Columns({ columns, onMove }: ColumnsProps) {
  const [held, hold] = useState<string>();
  const move: Move = (lead, to) => {
    hold(lead.id);
    onMove(lead, to);
  };
  return (
    <Box sx={sideBySide}>
      {columns.map((column) => {
        const id = `leads-${column.status}`;
        return (
          <Box component="section" key={column.status} aria-labelledby={id} data-status={column.status} sx={lane}>
            <Box sx={{ px: 0.5, pb: 1 }}>
              <Typography id={id} component="h2" sx={{ ...heading, mb: 0.25 }}>
                <Box component="span" sx={{ ...dot, bgcolor: dotOf(statusTones[column.status]) }} />
                {statusNames[column.status]}{" "}
                <Box component="span" sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
                  {formatNumber(column.count)}
                </Box>
              </Typography>
              <Sum of={column} />
            </Box>
            <LaneCards column={column} onMove={move} held={held} />
          </Box>
        );
      })}
    </Box>
  );
}

type BoardProps = Readonly<{
  filters: ReactNode;
  /** Replaces the columns: when there are no leads at all, and when none match the filters. */
  empty: ReactNode;
  noMatch: ReactNode;
  failure: string;
}>;

function Cards({ empty, noMatch, failure }: Omit<BoardProps, "filters">) {
  const { columns, isFailed, isOld, retry, move, dialog } = useBoard();
  const { filterValues } = useListContext();
  if (isFailed) return <FailureNotice text={failure} onRetry={retry} />;
  if (!columns) return <BoardSkeleton />;
  if (columns.every(({ count }) => count === 0)) {
    const { status: _, ...filters } = filterValues;
    return <Card>{Object.values(filters).some(Boolean) ? noMatch : empty}</Card>;
  }
  return (
    <Box aria-busy={isOld} sx={{ opacity: isOld ? 0.5 : 1 }}>
      <Columns columns={columns} onMove={move} />
      {dialog}
    </Box>
  );
}

/** The leads as cards, by status. */
export const Board = ({ filters, ...states }: BoardProps) => (
  <>
    <Card sx={{ mb: 2 }}>
      <Results />
      <FilterBar filters={filters} />
    </Card>
    <Cards {...states} />
  </>
);
