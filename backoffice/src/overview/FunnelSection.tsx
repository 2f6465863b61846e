import type { VisitorPeriod } from "@etalase/contracts/statistics";
import type { Funnel } from "@etalase/contracts/statistics.schema";
import { Box, Skeleton, Typography } from "@mui/material";
import { t } from "../kit/language/t.ts";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { formatNumber, rupiah } from "../kit/parts/format.ts";
import { nameOfSource } from "../kit/parts/sourceNames.ts";
import { Muted, Note, Quiet } from "../kit/theme/Words.tsx";
import { type BarRow, BarTable } from "./BarTable.tsx";
import { periodNames } from "./change.ts";
import { countsOf, leadsIn, rateOf, useFunnel } from "./funnel.ts";
import { MarkedHeading, OverviewCard } from "./OverviewCard.tsx";
import { WeekMessage } from "./WeekMessage.tsx";

/** The columns of steps, with their share of all. */
const stepColumns = (share: string, all: number) => [
  { name: t("Number"), of: ({ size }: BarRow) => formatNumber(size) },
  { name: share, of: ({ size }: BarRow) => rateOf(size, all) },
];

type Result = Readonly<{ leads: number; won: number; value: number }>;

const sales = [
  { name: t("Won"), of: ({ won }: Omit<Result, "leads">) => formatNumber(won) },
  { name: t("Value"), of: ({ value }: Omit<Result, "leads">) => rupiah(value) },
];

/** The columns of people who came, by their word, and what they brought. */
const resultColumns = (came: string) => [
  { name: came, of: ({ size }: BarRow) => formatNumber(size) },
  { name: t("Leads"), of: ({ leads }: Result) => formatNumber(leads) },
  { name: t("Rate"), of: ({ leads, size }: Result & BarRow) => rateOf(leads, size) },
  ...sales,
];

/** The sources, each followed by its campaigns. */
function originsOf({ sources, campaigns }: Funnel): readonly (BarRow & Result)[] {
  const campaignRow = ({ visitors, ...one }: Funnel["campaigns"][number]) => ({
    ...one,
    key: `${one.source} ${one.name}`,
    name: (
      <Box component="span" sx={{ color: "text.secondary", pl: 1.5 }}>
        {one.source ? one.name : nameOfSource(one.name)}
      </Box>
    ),
    size: visitors,
  });
  const shown = new Set(sources.map(({ name }) => name));
  return [
    ...sources.flatMap(({ visitors, ...one }) => [
      { ...one, key: one.name, name: nameOfSource(one.name), size: visitors },
      ...campaigns.filter(({ source }) => source === one.name).map(campaignRow),
    ]),
    ...campaigns.filter(({ source }) => !shown.has(source)).map(campaignRow),
  ];
}

type SectionProps = Readonly<{ period: VisitorPeriod }>;

const one = "minmax(0, 1fr)";
/** Side by side on windows that are at least `from` pixels wide. */
const columns = {
  display: "grid",
  columnGap: 4,
  rowGap: { xs: 1.5, md: 3 },
  alignItems: "start",
  gridTemplateColumns: one,
  "@media (min-width: 1000px)": { gridTemplateColumns: "minmax(0, 7fr) minmax(348px, 4fr)" },
};

const step = (name: string, size: number): BarRow => ({ key: name, name, size });

function Figures({ funnel }: Readonly<{ funnel: Funnel }>) {
  const counts = countsOf(funnel);
  const { visitors } = counts;
  // A click and a message of the same visitor count as two leads.
  const leads = leadsIn(counts);
  if (visitors === 0 && leads === 0)
    return <Muted sx={{ py: 3 }}>{t("No visits or leads in this period. They appear here as they arrive.")}</Muted>;
  return (
    <Box sx={{ display: "grid", gap: { xs: 1.5, md: 3.5 } }}>
      <Box sx={columns}>
        <BarTable
          title={t("Visitor actions")}
          heading={t("Step")}
          columns={stepColumns(t("Of visitors"), visitors)}
          rows={[
            step(t("Visited"), visitors),
            step(t("Saw the packages"), counts.packageViews),
            step(t("Clicked to order"), counts.orders),
            step(t("Clicked for advice"), counts.consultations),
            step(t("Wrote a message"), counts.contacts),
          ]}
        />
        <BarTable
          title={t("Lead outcomes")}
          heading={t("Step")}
          columns={stepColumns(t("Of leads"), leads)}
          rows={[step(t("Received"), leads), step(t("Answered"), counts.answered), step(t("Won"), counts.won)]}
        />
      </Box>
      <BarTable
        title={t("By package")}
        heading={t("Package")}
        columns={[
          { name: t("Clicks"), of: ({ orders }) => formatNumber(orders) },
          { name: t("Messages"), of: ({ contacts }) => formatNumber(contacts) },
          ...sales,
        ]}
        rows={funnel.packages.map((row) => ({ ...row, key: row.slug, size: row.orders }))}
        empty={t("No lead in this period names a package.")}
      />
      <BarTable
        title={t("By article")}
        folds
        heading={t("Article")}
        columns={resultColumns(t("Readers"))}
        rows={funnel.articles.map((row) => ({ ...row, key: row.slug, name: row.title, size: row.readers }))}
        empty={t("No article was read in this period.")}
      />
      <BarTable
        title={t("By source")}
        folds
        heading={t("Source")}
        columns={resultColumns(t("Visitors"))}
        rows={originsOf(funnel)}
        empty={t("No sources in this period.")}
      />
      {funnel.campaigns.length === 0 && (
        <Note>{t("No campaigns yet. Add utm_campaign to your links to track them.")}</Note>
      )}
      <Quiet>{t("A visitor counts once a day. Older data has visitor numbers only.")}</Quiet>
    </Box>
  );
}

function Body({ period }: SectionProps) {
  const { data, isError, isPlaceholderData, refetch } = useFunnel(period);
  if (isError)
    return <FailureNotice text={t("The order funnel could not be loaded.")} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} />;
  return (
    <Box aria-busy={isPlaceholderData} sx={{ opacity: isPlaceholderData ? 0.5 : 1, transition: "opacity .15s" }}>
      <Figures funnel={data} />
    </Box>
  );
}

/** The steps from a visit to an order: how many visitors reach each, and the sources they come from. */
export const FunnelSection = ({ period }: SectionProps) => (
  <OverviewCard component="section" aria-label={t("From visit to order")}>
    <Box sx={{ mb: 2 }}>
      <MarkedHeading counted={["visitors", "leads"]}>{t("From visit to order")}</MarkedHeading>
      <Typography variant="caption">
        {t("Last {period}, including leads deleted since", { period: periodNames[period] })}
      </Typography>
    </Box>
    <Body period={period} />
    <WeekMessage />
  </OverviewCard>
);
