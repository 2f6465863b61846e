import { placeholderCounts, type VisitorPeriod } from "@etalase/contracts/statistics/dashboard";
import type { DashboardStats } from "@etalase/contracts/statistics/dashboard.schema";
import { Box } from "@mui/material";
import { BriefcaseIcon, HandshakeIcon, NewspaperIcon, UsersIcon } from "lucide-react";
import { previousPeriod } from "./change.ts";
import { FigureCard } from "./FigureCard.tsx";

const content = { since: "since the beginning of this month", arrivals: "new this month" };

const figures = [
  { name: "visitors", label: "Total Visitors", Icon: UsersIcon },
  { name: "news", label: "News Articles", Icon: NewspaperIcon },
  { name: "portfolio", label: "Portfolio Items", Icon: BriefcaseIcon },
  { name: "partners", label: "Partners", Icon: HandshakeIcon },
] as const;

type FigureCardsProps = Readonly<{
  stats: DashboardStats["stats"] | undefined;
  period: VisitorPeriod;
  failed: boolean;
}>;

export function FigureCards({ stats, period, failed }: FigureCardsProps) {
  const visitors = { since: `on ${previousPeriod(period)}`, arrivals: "this month", apart: true };
  return (
    <Box
      sx={{ display: "grid", gap: { xs: 1.5, sm: 2 }, gridTemplateColumns: { xs: "1fr 1fr", lg: "repeat(4, 1fr)" } }}
    >
      {figures.map(({ name, ...figure }) => (
        <FigureCard
          key={name}
          {...figure}
          {...(name === "visitors" ? visitors : content)}
          counted={name}
          stat={stats?.[name]}
          placeholder={failed ? placeholderCounts[name] : undefined}
        />
      ))}
    </Box>
  );
}
