import { placeholderCounts, type VisitorPeriod } from "@etalase/contracts/statistics";
import type { DashboardStats } from "@etalase/contracts/statistics.schema";
import { Box } from "@mui/material";
import { BriefcaseIcon, ChartNoAxesColumnIcon, HandshakeIcon, NewspaperIcon, UsersIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import { Note, Row } from "../kit/theme/Words.tsx";
import { previousPeriod } from "./change.ts";
import { FigureCard } from "./FigureCard.tsx";
import { OverviewCard } from "./OverviewCard.tsx";

const content = {
  since: t("since the beginning of this month"),
  arrivals: (count: number) => (count === 0 ? t("none new this month") : t("{count} new this month", { count })),
};

const visitorsOf = (period: VisitorPeriod) => ({
  since: t("on {before}", { before: previousPeriod(period) }),
  arrivals: (count: number) => (count === 0 ? t("none this month") : t("{count} this month", { count })),
  apart: true,
});

const figures = [
  { name: "visitors", label: t("Total Visitors"), Icon: UsersIcon },
  { name: "news", label: t("News Articles"), Icon: NewspaperIcon },
  { name: "portfolio", label: t("Portfolio Items"), Icon: BriefcaseIcon },
  { name: "partners", label: t("Partners"), Icon: HandshakeIcon },
] as const;

/** Stands for all figures of a site that has had too few visitors for any to mean something. */
export const NoFigures = () => (
  <OverviewCard>
    <Row>
      <Box component={ChartNoAxesColumnIcon} aria-hidden sx={{ color: "primary.main", flex: "none" }} />
      <Note>{t("Figures appear here once visitors come.")}</Note>
    </Row>
  </OverviewCard>
);

type FigureCardsProps = Readonly<{
  stats: DashboardStats["stats"] | undefined;
  period: VisitorPeriod;
  failed: boolean;
}>;

export function FigureCards({ stats, period, failed }: FigureCardsProps) {
  return (
    <Box
      sx={{ display: "grid", gap: { xs: 1.5, sm: 2 }, gridTemplateColumns: { xs: "1fr 1fr", lg: "repeat(4, 1fr)" } }}
    >
      {figures.map(({ name, ...figure }) => (
        <FigureCard
          key={name}
          {...figure}
          {...(name === "visitors" ? visitorsOf(period) : content)}
          counted={name}
          stat={stats?.[name]}
          placeholder={failed ? placeholderCounts[name] : undefined}
        />
      ))}
    </Box>
  );
}
