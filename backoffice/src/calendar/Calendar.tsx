import {
  Alert,
  Box,
  Button,
  Card,
  IconButton,
  Skeleton,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Typography,
} from "@mui/material";
import { ChevronLeftIcon, ChevronRightIcon, LayoutGridIcon, ListIcon } from "lucide-react";
import { useState } from "react";
import { useStore } from "react-admin";
import { Link, useSearchParams } from "react-router-dom";
import { t } from "../language/t.ts";
import { useCompact } from "../list/FilterBar.tsx";
import { DisplayWindow } from "../parts/DisplayWindow.tsx";
import { FailureNotice } from "../parts/FailureNotice.tsx";
import { counted, isoDay } from "../parts/format.ts";
import { PageHead } from "../parts/PageHead.tsx";
import { PlainList } from "../parts/PlainList.tsx";
import { Cluster, Row } from "../theme/Words.tsx";
import { isMonth, monthOf, sayMonth, sayWeekday, shiftMonth } from "./days.ts";
import { EntryButton } from "./EntryButton.tsx";
import { EntryDialog } from "./EntryDialog.tsx";
import { MonthGrid, type MonthProps } from "./MonthGrid.tsx";
import { byDay, type Entry, useCalendar } from "./useCalendar.ts";

/** The days of a month that have entries, as a list. */
const MonthList = ({ month, days, onOpen }: MonthProps) => (
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

/** Keeps the month in the address, so that Back leads to the previous one; by default the current month. */
function useMonth() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get("month");
  const present = monthOf(isoDay(new Date()));
  const month = isMonth(asked) ? asked : present;
  return {
    month,
    isPresent: month === present,
    show: (next: string) => setQuery(next === present ? {} : { month: next }),
  };
}

function MonthBar({ month, isPresent, show }: ReturnType<typeof useMonth>) {
  const step = (by: number, label: string, Icon: typeof ChevronLeftIcon) => (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => show(shiftMonth(month, by))}>
        <Icon />
      </IconButton>
    </Tooltip>
  );
  return (
    <Row sx={{ gap: 0.5, flex: 1 }}>
      {step(-1, t("Previous month"), ChevronLeftIcon)}
      <Typography variant="h2" aria-live="polite" sx={{ minWidth: 150, textAlign: "center" }}>
        {sayMonth(month)}
      </Typography>
      {step(1, t("Next month"), ChevronRightIcon)}
      {!isPresent && (
        <Button size="small" onClick={() => show(monthOf(isoDay(new Date())))}>
          {t("Today")}
        </Button>
      )}
    </Row>
  );
}

type Look = "grid" | "list";

const Looks = ({ look, choose }: { look: Look; choose: (look: Look) => void }) => (
  <ToggleButtonGroup
    exclusive
    aria-label={t("View [of a list]")}
    value={look}
    onChange={(_, next: Look | null) => next && choose(next)}
  >
    <ToggleButton value="grid">
      <LayoutGridIcon /> {t("Month")}
    </ToggleButton>
    <ToggleButton value="list">
      <ListIcon /> {t("List")}
    </ToggleButton>
  </ToggleButtonGroup>
);

const Nothing = ({ month }: { month: string }) => (
  <Card sx={{ p: 4, display: "grid", justifyItems: "center", gap: 2, textAlign: "center" }}>
    <DisplayWindow />
    <Typography variant="h2">{t("Nothing in {month}", { month: sayMonth(month) })}</Typography>
    <Typography color="textSecondary" sx={{ maxWidth: 420 }}>
      {t("Give an article or a project a time under “Schedule” in its form, and it stands here.")}
    </Typography>
    <Button component={Link} to="/dashboard/news/create" variant="outlined">
      {t("Write an article")}
    </Button>
  </Card>
);

/** Shows past and planned publications and their ends, month by month. */
export function Calendar() {
  const month = useMonth();
  const isCompact = useCompact();
  const [chosen, choose] = useStore<Look>("calendar.look", "grid");
  const [opened, open] = useState<Entry>();
  const { data, error, isPending, isPlaceholderData, refetch } = useCalendar(month.month);
  const days = byDay(data?.entries ?? []);
  const inMonth = [...days].filter(([day]) => monthOf(day) === month.month).flatMap(([, entries]) => entries);
  const look = isCompact ? "list" : chosen;
  const isEmpty = data && !isPlaceholderData && inMonth.length === 0;
  const shown = { month: month.month, days, onOpen: open };

  return (
    <>
      <PageHead title={t("Calendar")} facts={data ? counted(inMonth.length, "event") : "\u00a0"} />
      <Cluster sx={{ mb: 2 }}>
        <MonthBar {...month} />
        {!isCompact && <Looks look={look} choose={choose} />}
      </Cluster>
      {error && <FailureNotice text={t("The calendar could not be loaded.")} onRetry={() => void refetch()} />}
      {data && !data.isWhole && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t("There is more in this month than can be shown.")}
        </Alert>
      )}
      <Box aria-busy={isPending || isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
        {isPending && <Skeleton variant="rounded" height={560} />}
        {data && look === "grid" && <MonthGrid {...shown} />}
        {isEmpty && look === "list" && <Nothing month={month.month} />}
        {data && !isEmpty && look === "list" && <MonthList {...shown} />}
      </Box>
      {opened && <EntryDialog entry={opened} onClose={() => open(undefined)} />}
    </>
  );
}
