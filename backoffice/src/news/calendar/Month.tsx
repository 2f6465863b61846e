import { publicationState } from "@etalase/contracts/rules/publication";
import { Box, Button, Card, Typography } from "@mui/material";
import { ChevronUpIcon } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import { t } from "../../kit/language/t.ts";
import { useCompact } from "../../kit/list/FilterBar.tsx";
import { backTo } from "../../kit/notices/useBack.ts";
import { useEditPath } from "../../kit/parts/EditLink.tsx";
import { counted, formatClock, isoDay } from "../../kit/parts/format.ts";
import { PlainList } from "../../kit/parts/PlainList.tsx";
import { publicationNames } from "../../kit/parts/StatusChip.tsx";
import { linesAtMost, outlined, primaryGround } from "../../kit/theme/looks.ts";
import { Quiet, VisuallyHidden } from "../../kit/theme/Words.tsx";
import { tones } from "../../publication/StateChip.tsx";
import { sayDay } from "../../publication/times.ts";
import { columnOf, daysOf, noonOf, sayMonth, type Timed, weekdays } from "./month.ts";

const look = (tone: string) => ({
  display: "flex",
  alignItems: { xs: "center", md: "start" },
  minHeight: { xs: 44, md: 26 },
  px: 0.75,
  py: 0.375,
  borderRadius: "6px",
  fontSize: ".8125rem",
  lineHeight: 1.35,
  color: "text.primary",
  textDecoration: "none",
  bgcolor: "action.hover",
  borderLeft: 3,
  borderLeftColor: tone,
  "&:hover": { bgcolor: "action.selected" },
});

/** Shows an article at its time, and leads to its form. */
function Entry({ article, at, hasRoom }: Timed & Readonly<{ hasRoom: boolean }>) {
  const { pathname, search } = useLocation();
  const state = publicationState(article, Date.now());
  const [tone, name] = [state === "ended" ? "text.secondary" : `${tones[state]}.main`, publicationNames[state]];
  return (
    // A day's column is narrow, so the whole title appears on hover and on focus.
    <Box
      data-tip={hasRoom ? "" : `${article.title}: ${name}`}
      component={Link}
      to={useEditPath(article.id)}
      state={backTo(pathname + search)}
      sx={look(tone)}
    >
      <Box component="span" sx={hasRoom ? { flex: 1, overflowWrap: "anywhere" } : linesAtMost(3)}>
        <Box component="span" sx={{ fontVariantNumeric: "tabular-nums", color: "text.secondary", mr: 0.25 }}>
          {formatClock(at)}
        </Box>{" "}
        {article.title}
        <VisuallyHidden component="span">{`: ${name}`}</VisuallyHidden>
      </Box>
      {hasRoom && (
        <Box component="span" aria-hidden sx={{ ml: 1, fontWeight: 600, fontSize: ".75rem", color: tone }}>
          {name}
        </Box>
      )}
    </Box>
  );
}

const columns = { display: "grid", gridTemplateColumns: "repeat(7, minmax(0, 1fr))", gap: "1px" };
const cell = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  alignContent: "start",
  gap: 0.5,
  minHeight: 112,
  p: 0.75,
  bgcolor: "background.paper",
  // Two neighbours share the line in the gap between them.
  outline: "1px solid",
  outlineColor: "divider",
} as const;
const card = { display: "grid", gap: 0.75, p: 2, bgcolor: "background.paper", borderRadius: "14px", ...outlined };
const number = {
  justifySelf: "start",
  minWidth: 24,
  lineHeight: "24px",
  borderRadius: "12px",
  textAlign: "center",
  fontSize: ".75rem",
};

type DayProps = Readonly<{
  day: string;
  entries: readonly Timed[];
  isCompact: boolean;
}>;

function Day({ day, entries, isCompact }: DayProps) {
  const today = isoDay(new Date());
  const dayName = sayDay(noonOf(day));
  return (
    <Box
      component="li"
      sx={isCompact ? card : { ...cell, gridColumn: columnOf(day) }}
      aria-current={day === today ? "date" : undefined}
    >
      {isCompact ? (
        <Typography variant="h2">{dayName}</Typography>
      ) : (
        <Quiet component="span" sx={[number, day === today && primaryGround]}>
          <span aria-hidden>{Number(day.slice(8))}</span>
          <VisuallyHidden component="span">{dayName}</VisuallyHidden>
        </Quiet>
      )}
      {isCompact && entries.length === 0 && <Quiet>{t("Nothing today")}</Quiet>}
      {entries.map((entry) => (
        <Entry key={entry.article.id} {...entry} hasRoom={isCompact} />
      ))}
    </Box>
  );
}

type MonthProps = Readonly<{
  month: string;
  days: ReadonlyMap<string, readonly Timed[]>;
  hasPast: boolean;
  onPast: () => void;
}>;

/**
 * The days of a month in weeks from Monday on; where those have no room, only the days with articles, and in this month
 * from today on.
 */
export function Month({ month, days, hasPast, onPast }: MonthProps) {
  const isCompact = useCompact();
  const today = isoDay(new Date());
  const all = daysOf(month).filter((day) => !isCompact || days.has(day) || day === today);
  const shown = isCompact && !hasPast && all.includes(today) ? all.slice(all.indexOf(today)) : all;
  const past = all.length - shown.length;
  const list = (
    <PlainList ordered sx={isCompact ? { display: "grid", gap: 1.5 } : columns}>
      {shown.map((day) => (
        <Day key={day} {...{ day, isCompact }} entries={days.get(day) ?? []} />
      ))}
    </PlainList>
  );
  if (isCompact && shown.length === 0) return <Quiet>{t("Nothing in {month}", { month: sayMonth(month) })}</Quiet>;
  if (isCompact) {
    return (
      <>
        {past > 0 && (
          <Button size="small" startIcon={<ChevronUpIcon />} onClick={onPast} sx={{ mb: 1 }}>
            {t("Earlier this month: {days}", { days: counted(past, "day") })}
          </Button>
        )}
        {list}
      </>
    );
  }
  return (
    <Card sx={{ overflow: "hidden", bgcolor: "background.default" }}>
      <Box aria-hidden sx={{ ...columns, bgcolor: "background.paper" }}>
        {weekdays.map((name) => (
          <Quiet key={name} sx={{ p: 1, fontWeight: 600 }}>
            {name}
          </Quiet>
        ))}
      </Box>
      {list}
    </Card>
  );
}
