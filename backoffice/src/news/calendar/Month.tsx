import type { NewsSummary } from "@etalase/contracts/news.schema";
import { Box, Button, Card, IconButton, Typography } from "@mui/material";
import { ChevronUpIcon, PlusIcon } from "lucide-react";
import { useState } from "react";
import { useRefresh } from "react-admin";
import { Link, useLocation } from "react-router-dom";
import { t } from "../../kit/language/t.ts";
import { useCompact } from "../../kit/list/FilterBar.tsx";
import { useAct } from "../../kit/notices/useAct.ts";
import { backTo } from "../../kit/notices/useBack.ts";
import { counted, isoDay } from "../../kit/parts/format.ts";
import { PlainList } from "../../kit/parts/PlainList.tsx";
import { outlined, primaryGround } from "../../kit/theme/looks.ts";
import { touch } from "../../kit/theme/palette.ts";
import { Quiet, Row, VisuallyHidden } from "../../kit/theme/Words.tsx";
import { momentOf, sayDay, wallTimeOf } from "../../publication/times.ts";
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
  "@media (hover: hover)": { "&:not(:hover, :focus-within) a[data-add]": { opacity: 0 } },
} as const;
const card = { display: "grid", gap: 0.75, p: 2, bgcolor: "background.paper", borderRadius: "14px", ...outlined };
const number = { minWidth: 24, lineHeight: "24px", borderRadius: "12px", textAlign: "center", fontSize: ".75rem" };

/** Leads to the form of a new article that is planned for a day. */
function AddLink({ day }: Readonly<{ day: string }>) {
  const { pathname, search } = useLocation();
  return (
    <IconButton
      component={Link}
      data-add=""
      to="/dashboard/news/create"
      state={{ ...backTo(pathname + search), publishAt: momentOf(`${day}T09:00`) }}
      aria-label={t("New article on {day}", { day: sayDay(noonOf(day)) })}
      sx={{ ml: "auto", minWidth: 24, minHeight: 24, p: 0, [touch]: { minWidth: 44, minHeight: 44 } }}
    >
      <PlusIcon size={16} />
    </IconButton>
  );
}

type Move = Readonly<{ article: NewsSummary; publishAt: string | null }>;

/** Moves a planned article to another day, at the same hour, unless somebody has changed it meanwhile. */
function useMove() {
  const { mutate } = useAct({
    does: (call, { article, publishAt }: Move) =>
      call(`news/${article.id}`, { method: "PUT", data: { publishAt }, version: article.version }),
    done: t("Schedule changed"),
    refreshes: true,
    onFail: useRefresh(),
  });
  return (article: NewsSummary, day: string) => {
    const [formerDay, time] = wallTimeOf(article.publishAt ?? "").split("T");
    const publishAt = momentOf(`${day}T${time}`);
    if (day !== formerDay && Date.parse(publishAt ?? "") > Date.now()) mutate({ article, publishAt });
  };
}

type DayProps = Readonly<{
  day: string;
  entries: readonly Timed[];
  isCompact: boolean;
  onDrag: (article: NewsSummary) => void;
  onDrop: () => void;
}>;

function Day({ day, entries, isCompact, onDrag, onDrop }: DayProps) {
  const today = isoDay(new Date());
  const dayName = sayDay(noonOf(day));
  return (
    <Box
      component="li"
      sx={isCompact ? card : { ...cell, gridColumn: columnOf(day) }}
      aria-current={day === today ? "date" : undefined}
      onDragOver={(event) => day >= today && event.preventDefault()}
      onDrop={onDrop}
    >
      {isCompact ? (
        <Typography variant="h2">{dayName}</Typography>
      ) : (
        <Row>
          <Quiet component="span" sx={[number, day === today && primaryGround]}>
            <span aria-hidden>{Number(day.slice(8))}</span>
            <VisuallyHidden component="span">{dayName}</VisuallyHidden>
          </Quiet>
          {day > today && <AddLink day={day} />}
        </Row>
      )}
      {isCompact && entries.length === 0 && <Quiet>{t("Nothing today")}</Quiet>}
      {entries.map((entry) => (
        <Entry key={entry.article.id} {...entry} hasRoom={isCompact} onDrag={() => onDrag(entry.article)} />
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
  const [dragged, drag] = useState<NewsSummary>();
  const move = useMove();
  const today = isoDay(new Date());
  const all = daysOf(month).filter((day) => !isCompact || days.has(day) || day === today);
  const shown = isCompact && !hasPast && all.includes(today) ? all.slice(all.indexOf(today)) : all;
  const past = all.length - shown.length;
  const list = (
    <PlainList ordered onDragEnd={() => drag(undefined)} sx={isCompact ? { display: "grid", gap: 1.5 } : columns}>
      {shown.map((day) => (
        <Day
          key={day}
          {...{ day, isCompact }}
          entries={days.get(day) ?? []}
          onDrag={drag}
          onDrop={() => dragged && move(dragged, day)}
        />
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
