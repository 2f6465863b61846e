import { placeholderCounts, type VisitorPeriod } from "@etalase/contracts/statistics/dashboard";
import type { DashboardStats, DemoLeft } from "@etalase/contracts/statistics/dashboard.schema";
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
  demo: DemoLeft | undefined;
}>;

/** Whether some of a figure came with the demo content. */
const isDemo = (demo: DemoLeft | undefined, name: string) =>
  name === "visitors" ? Boolean(demo?.visitDays) : Boolean(demo?.records[name]);

export function FigureCards({ stats, period, failed, demo }: FigureCardsProps) {
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
          isDemo={isDemo(demo, name)}
          stat={stats?.[name]}
          placeholder={failed ? placeholderCounts[name] : undefined}
        />
      ))}
    </Box>
  );
}
