import type { LeadStatus } from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, ToggleButton, ToggleButtonGroup, Typography } from "@mui/material";
import { useState } from "react";
import { t } from "../../kit/language/t.ts";
import { formatNumber, rupiah } from "../../kit/parts/format.ts";
import { disc, primaryGround } from "../../kit/theme/looks.ts";
import { Quiet } from "../../kit/theme/Words.tsx";
import { statusNames, statusTones } from "../lead/words.ts";
import { LeadCard } from "./LeadCard.tsx";
import type { Column } from "./useBoard.ts";

type Move = (lead: Lead, to: LeadStatus) => void;

type CardsProps = Readonly<{
  column: Column;
  onMove: Move;
  /** The lead that was moved last. */
  held: string | undefined;
  leaves?: boolean;
}>;

const list = { listStyle: "none", m: 0, p: 0, display: "grid", gap: 1, alignContent: "start" };

const Cards = ({ column: { leads, count, isWhole }, onMove, held, leaves = false }: CardsProps) => (
  <>
    <Box
      component="ul"
      sx={leaves ? { ...list, gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 280px), 1fr))" } : list}
    >
      {leads.map((lead) => (
        <LeadCard
          key={lead.id}
          lead={lead}
          onMove={(to) => onMove(lead, to)}
          isHeld={lead.id === held}
          leaves={leaves}
        />
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
    {sum > 0 ? t("Worth {sum}", { sum: rupiah(sum) }) : t("No value yet")}
    {!isWhole && t(", and more")}
  </Quiet>
);

const wide = { display: "grid", gap: 1.25, gridTemplateColumns: "repeat(5, minmax(0, 1fr))", alignItems: "stretch" };

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

/** Shows the columns side by side, one for each status. */
export function Columns({ columns, onMove }: ColumnsProps) {
  const [held, hold] = useState<string>();
  const move: Move = (lead, to) => {
    hold(lead.id);
    onMove(lead, to);
  };
  return (
    <Box sx={wide}>
      {columns.map((column) => {
        const id = `leads-${column.status}`;
        return (
          <Box
            component="section"
            key={column.status}
            aria-labelledby={id}
            data-column
            data-status={column.status}
            sx={lane}
          >
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
            <Cards column={column} onMove={move} held={held} />
          </Box>
        );
      })}
    </Box>
  );
}

const tab = {
  flex: 1,
  minWidth: 0,
  gap: 0,
  px: 0.25,
  flexDirection: "column",
  fontSize: { xs: ".6875rem", sm: ".8125rem" },
  lineHeight: 1.3,
  "&[data-over]": primaryGround,
};

/** Shows one column at a time where there is no room for all; its column picker also accepts dropped cards. */
export function OneColumn({ columns, onMove }: ColumnsProps) {
  const [status, choose] = useState<LeadStatus>("new");
  const column = columns.find((one) => one.status === status);
  return (
    <>
      <Box sx={{ position: "sticky", top: { xs: 60, sm: 68 }, zIndex: 5, bgcolor: "background.default", pb: 1 }}>
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label={t("Status")}
          value={status}
          onChange={(_, next: LeadStatus | null) => next && choose(next)}
        >
          {columns.map((one) => (
            <ToggleButton key={one.status} value={one.status} data-status={one.status} sx={tab}>
              {statusNames[one.status]}
              <Box component="span" sx={{ fontWeight: 700 }}>
                {formatNumber(one.count)}
              </Box>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
      {column && (
        <Box component="section" aria-label={statusNames[status]} data-column>
          <Box sx={{ pb: 1 }}>
            <Sum of={column} />
          </Box>
          <Cards column={column} onMove={onMove} held={undefined} leaves />
        </Box>
      )}
    </>
  );
}
