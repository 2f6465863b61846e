import { Alert, Box, Button, Card, Skeleton, Typography } from "@mui/material";
import { ChevronLeftIcon, ChevronRightIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../kit/language/t.ts";
import { FilterBar } from "../../kit/list/FilterBar.tsx";
import { FailureNotice } from "../../kit/parts/FailureNotice.tsx";
import { IconAction } from "../../kit/parts/IconAction.tsx";
import { Row } from "../../kit/theme/Words.tsx";
import { Month } from "./Month.tsx";
import { sayMonth, shiftMonth, useArticles, useMonth } from "./month.ts";

type MonthBarProps = ReturnType<typeof useMonth> &
  Readonly<{
    /** Whether the days before today are shown where they would push it out of view. */
    hasPast: boolean;
    onToday: () => void;
  }>;

function MonthBar({ month, present, show, hasPast, onToday }: MonthBarProps) {
  const step = (months: number, label: string, Icon: typeof ChevronLeftIcon) => (
    <IconAction label={label} tip={label} Icon={Icon} onClick={() => show(shiftMonth(month, months))} />
  );
  return (
    <Row sx={{ gap: 0.5, mb: 2 }}>
      {step(-1, t("Previous month"), ChevronLeftIcon)}
      <Typography variant="h2" aria-live="polite" sx={{ minWidth: 150, textAlign: "center" }}>
        {sayMonth(month)}
      </Typography>
      {step(1, t("Next month"), ChevronRightIcon)}
      {(month !== present || hasPast) && (
        <Button size="small" onClick={onToday}>
          {t("Today")}
        </Button>
      )}
    </Row>
  );
}

/** Shows the articles that pass the list's filters by day, month by month. */
export function Calendar({ filters }: Readonly<{ filters: ReactNode }>) {
  const bar = useMonth();
  const [hasPast, setPast] = useState(false);
  const toToday = () => {
    setPast(false);
    if (bar.month !== bar.present) bar.show(bar.present);
  };
  const { days, isWhole, error, isPending, isPlaceholderData, refetch } = useArticles(bar.month);
  return (
    <>
      <Card sx={{ mb: 2 }}>
        <FilterBar filters={filters} />
      </Card>
      <MonthBar {...{ ...bar, hasPast }} onToday={toToday} />
      {error && <FailureNotice text={t("The calendar could not be loaded.")} onRetry={() => void refetch()} />}
      {!isWhole && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t("There is more in this month than can be shown.")}
        </Alert>
      )}
      {isPending && <Skeleton variant="rounded" height={560} />}
      {!isPending && !error && (
        <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1 }}>
          <Month month={bar.month} {...{ days, hasPast }} onPast={() => setPast(true)} />
        </Box>
      )}
    </>
  );
}
