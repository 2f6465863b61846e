import { Box, Card, Typography } from "@mui/material";
import { PlainList } from "../parts/PlainList.tsx";
import { monthOf, sayWeekday } from "./days.ts";
import { EntryButton } from "./EntryButton.tsx";
import type { MonthProps } from "./MonthGrid.tsx";

/** The days of a month that have entries, as a list. */
export const MonthList = ({ month, days, onOpen }: MonthProps) => (
  <PlainList ordered sx={{ display: "grid", gap: 1.5 }}>
    {[...days]
      .filter(([day]) => monthOf(day) === month)
      .map(([day, entries]) => (
        <Card component="li" key={day} sx={{ p: 2 }}>
          <Typography variant="h2" sx={{ fontSize: "1rem", mb: 1 }}>
            {sayWeekday(day)}
          </Typography>
          <Box sx={{ display: "grid", gap: 0.75 }}>
            {entries.map((entry) => (
              <EntryButton key={`${entry.id}${entry.event}`} entry={entry} onOpen={onOpen} wide />
            ))}
          </Box>
        </Card>
      ))}
  </PlainList>
);
