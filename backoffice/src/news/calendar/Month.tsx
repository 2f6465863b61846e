import { Box, Button, Card, Typography } from "@mui/material";
import { ChevronUpIcon } from "lucide-react";
import { t } from "../../kit/language/t.ts";
import { useCompact } from "../../kit/list/FilterBar.tsx";
import { counted, isoDay } from "../../kit/parts/format.ts";
import { PlainList } from "../../kit/parts/PlainList.tsx";
import { outlined, primaryGround } from "../../kit/theme/looks.ts";
import { Quiet, VisuallyHidden } from "../../kit/theme/Words.tsx";
import { sayDay } from "../../publication/times.ts";
import { Entry } from "./Entry.tsx";
import { columnOf, daysOf, noonOf, sayMonth, type Timed, weekdays } from "./month.ts";

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
