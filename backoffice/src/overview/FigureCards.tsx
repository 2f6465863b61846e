import { placeholderCounts, type VisitorPeriod } from "@etalase/contracts/statistics";
import type { DashboardStats, Stat } from "@etalase/contracts/statistics.schema";
import { Box, Skeleton, Typography } from "@mui/material";
import {
  BriefcaseIcon,
  ChartNoAxesColumnIcon,
  HandshakeIcon,
  type LucideIcon,
  MinusIcon,
  NewspaperIcon,
  TrendingDownIcon,
  TrendingUpIcon,
  UsersIcon,
} from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../kit/language/t.ts";
import { DemoMark } from "../kit/parts/DemoMark.tsx";
import { formatNumber } from "../kit/parts/format.ts";
import { visuallyHidden } from "../kit/theme/palette.ts";
import { Note, Row, VisuallyHidden } from "../kit/theme/Words.tsx";
import { formatChange, previousPeriod } from "./change.ts";
import { OverviewCard } from "./OverviewCard.tsx";

const width = 92;
const height = 32;
const margin = 2;

/** Draws a figure's trend as a path that fills the box; a constant trend runs through its middle. */
export function sparkPath(trend: readonly number[]): string {
  const least = Math.min(...trend);
  const range = Math.max(...trend) - least;
  const step = (width - 2 * margin) / (trend.length - 1);
  const y = (value: number) => (range ? 1 - (value - least) / range : 0.5) * (height - 2 * margin) + margin;
  return `M${trend.map((value, index) => `${(margin + index * step).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`;
}

// A long figure takes the room it needs: the sparkline shrinks instead of being cut off by the card.
const frame = { display: { xs: "none", sm: "block" }, flex: `0 1 ${width}px`, minWidth: 0 };

const stroke = {
  stroke: "currentColor",
  strokeWidth: 2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  vectorEffect: "non-scaling-stroke",
} as const;

/** A decoration; the figure says the same in numbers. */
const Sparkline = ({ trend }: { trend: readonly number[] }) =>
  trend.length > 1 && (
    <Box inert aria-hidden sx={frame}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width="100%"
        height={height}
        preserveAspectRatio="none"
        overflow="visible"
        fill="none"
        aria-hidden="true"
      >
        <path d={sparkPath(trend)} {...stroke} />
      </svg>
    </Box>
  );

type FigureCardProps = Readonly<{
  label: string;
  Icon: LucideIcon;
  /** Undefined while loading. */
  stat: Stat | undefined;
  /** The time that `percentChange` compares with. */
  since: string;
  /** Says this month's number. */
  arrivals: (count: number) => string;
  /** This month's number covers another period than the change, so it goes on a line of its own. */
  apart?: boolean;
  /** The kind of records behind the figure, for the mark of demo content. */
  counted: string;
  /** Shown instead when the figures could not be loaded. */
  placeholder: number | undefined;
}>;

function directionOf({ percentChange }: Stat) {
  if (!percentChange) return { Icon: MinusIcon, colour: "text.secondary" };
  return percentChange > 0
    ? { Icon: TrendingUpIcon, colour: "success.main" }
    : { Icon: TrendingDownIcon, colour: "error.main" };
}

const row = { display: "flex", alignItems: "center", gap: 1 };
const figure = { fontSize: { xs: "1.625rem", sm: "2rem" }, fontWeight: 800, lineHeight: 1.3, letterSpacing: "-.02em" };
const lines = { flexDirection: "column", alignItems: "flex-start" };
const period = { color: "text.secondary", fontWeight: 500, flexBasis: { xs: "100%", sm: "auto" } };
const quiet = { color: "text.secondary", fontSize: ".8125rem", minHeight: 20 };

type KnownProps = Pick<FigureCardProps, "since" | "arrivals" | "apart"> & { stat: Stat };

function Change({ stat, since, apart = false }: Omit<KnownProps, "arrivals">) {
  if (stat.percentChange === null)
    return (
      <Box component="span" sx={{ fontWeight: 600 }}>
        {t("No earlier count")}
      </Box>
    );
  const { Icon, colour } = directionOf(stat);
  return (
    <Row component="span" sx={{ flexWrap: "wrap", columnGap: 0.5, rowGap: 0, color: colour, fontWeight: 700 }}>
      <Box component={Icon} sx={{ fontSize: 16 }} />
      {formatChange(stat.percentChange)}
      <Box component="span" sx={apart ? period : visuallyHidden}>
        {` ${since}`}
      </Box>
    </Row>
  );
}

const Known = ({ stat, since, arrivals, apart = false }: KnownProps) => (
  <>
    <Row sx={{ justifyContent: "space-between", color: directionOf(stat).colour }}>
      <Box component="p" sx={{ ...figure, m: 0, color: "text.primary" }}>
        {formatNumber(stat.count)}
      </Box>
      {/* The last point is left out while it is still being counted, since it would look like a fall. */}
      <Sparkline trend={apart ? stat.trend.slice(0, -1) : stat.trend} />
    </Row>
    <Box sx={{ ...row, ...quiet, rowGap: 0, ...(apart ? lines : { flexWrap: "wrap" }) }}>
      <Change stat={stat} since={since} apart={apart} />
      <span>{arrivals(stat.newThisMonth)}</span>
    </Box>
  </>
);

const Placeholder = ({ count }: { count: number }) => (
  <>
    <Box component="p" sx={{ ...figure, m: 0, color: "text.secondary", fontWeight: 500 }}>
      <VisuallyHidden component="span">{`${t("Placeholder:")} `}</VisuallyHidden>
      {formatNumber(count)}
    </Box>
    <Box sx={quiet}>{t("Not a real figure")}</Box>
  </>
);

const Waiting = () => (
  <>
    <Skeleton sx={figure} width={72} />
    <Skeleton sx={quiet} width="70%" />
  </>
);

function body({ stat, placeholder, ...words }: FigureCardProps): ReactNode {
  if (stat) return <Known stat={stat} {...words} />;
  return placeholder === undefined ? <Waiting /> : <Placeholder count={placeholder} />;
}

/** One figure of the site, with its change and this month's additions. */
export const FigureCard = (props: FigureCardProps) => (
  <OverviewCard aria-busy={!props.stat && props.placeholder === undefined}>
    <Row sx={{ flexWrap: "wrap", color: "text.secondary", mb: 1 }}>
      <Box component={props.Icon} sx={{ display: { xs: "none", sm: "block" } }} />
      <Typography variant="body2" component="h2" sx={{ fontWeight: 500, whiteSpace: "nowrap" }}>
        {props.label}
      </Typography>
      <Box sx={{ ml: { sm: "auto" } }}>
        <DemoMark of={[props.counted]} />
      </Box>
    </Row>
    {body(props)}
  </OverviewCard>
);

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
