import { Box, Card } from "@mui/material";
import { isoDay } from "../parts/format.ts";
import { useNow } from "../publication/useNow.ts";
import { outlined } from "../theme/looks.ts";
import { VisuallyHidden } from "../theme/Words.tsx";
import { monthOf, sayWeekday, weekdays, weeksOf } from "./days.ts";
import { EntryButton } from "./EntryButton.tsx";
import type { Entry } from "./useCalendar.ts";

export type MonthProps = Readonly<{
  month: string;
  days: ReadonlyMap<string, readonly Entry[]>;
  onOpen: (entry: Entry) => void;
}>;

const table = { width: 1, tableLayout: "fixed", borderCollapse: "collapse" } as const;
const headCell = { p: 1, fontSize: ".75rem", fontWeight: 600, color: "text.secondary", textAlign: "left" } as const;

const cell = (inMonth: boolean) => ({
  ...outlined,
  verticalAlign: "top",
  height: 112,
  p: 0.75,
  bgcolor: inMonth ? "background.paper" : "background.default",
});

const number = (isToday: boolean) => ({
  display: "inline-grid",
  placeItems: "center",
  minWidth: 24,
  height: 24,
  borderRadius: "12px",
  fontSize: ".75rem",
  fontWeight: isToday ? 700 : 500,
  color: isToday ? "primary.contrastText" : "text.secondary",
  bgcolor: isToday ? "primary.main" : "transparent",
});

type DayProps = Pick<MonthProps, "onOpen"> &
  Readonly<{ day: string; entries: readonly Entry[]; inMonth: boolean; isToday: boolean }>;

const Day = ({ day, entries, inMonth, isToday, onOpen }: DayProps) => (
  <Box component="td" sx={cell(inMonth)} {...(isToday && { "aria-current": "date" })}>
    <Box sx={number(isToday)}>
      <span aria-hidden="true">{Number(day.slice(8))}</span>
      <VisuallyHidden component="span">{sayWeekday(day)}</VisuallyHidden>
    </Box>
    <Box sx={{ display: "grid", gap: 0.5, mt: 0.5 }}>
      {entries.map((entry) => (
        <EntryButton key={`${entry.id}${entry.event}`} entry={entry} onOpen={onOpen} />
      ))}
    </Box>
  </Box>
);

/** A month as a table of weeks, starting on Monday. */
export function MonthGrid({ month, days, onOpen }: MonthProps) {
  const today = isoDay(new Date(useNow()));
  return (
    <Card sx={{ overflow: "hidden" }}>
      <Box component="table" sx={table}>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <Box component="th" key={name} scope="col" sx={headCell}>
                <Box component="abbr" title={name} sx={{ textDecoration: "none" }}>
                  {name.slice(0, 3)}
                </Box>
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <Day
                  key={day}
                  day={day}
                  entries={days.get(day) ?? []}
                  inMonth={monthOf(day) === month}
                  isToday={day === today}
                  onOpen={onOpen}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Card>
  );
}
