import type { Funnel } from "@etalase/contracts/statistics.schema";
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { t } from "../kit/language/t.ts";
import { formatNumber, rupiah } from "../kit/parts/format.ts";
import { nameOfSource } from "../kit/parts/sourceNames.ts";
import { Note } from "../kit/theme/Words.tsx";
import { type BarRow, BarTable } from "./BarTable.tsx";
import { rateOf } from "./funnel.ts";

const mostOf = <T,>(rows: readonly T[], of: (row: T) => number) => Math.max(1, ...rows.map(of));

export function ByPackage({ packages }: Pick<Funnel, "packages">) {
  const wanted = ({ orders, contacts }: Funnel["packages"][number]) => orders + contacts;
  const most = mostOf(packages, wanted);
  return (
    <BarTable
      caption={t("By package")}
      headings={[t("Package"), t("Clicks"), t("Messages"), t("Won"), t("Value")]}
      empty={t("No lead in this period names a package.")}
      rows={packages.map((one) => ({
        key: one.slug,
        name: one.name,
        share: wanted(one) / most,
        cells: [formatNumber(one.orders), formatNumber(one.contacts), formatNumber(one.won), rupiah(one.value)],
      }))}
    />
  );
}

type Origin = Funnel["sources"][number];

const byOrigin = ({ visitors, leads, won, value }: Origin) => [
  formatNumber(visitors),
  formatNumber(leads),
  rateOf(leads, visitors),
  formatNumber(won),
  rupiah(value),
];

const CampaignName = ({ children }: Readonly<{ children: string }>) => (
  <Box component="span" sx={{ color: "text.secondary", pl: 1.5 }}>
    {children}
  </Box>
);

type BySourceProps = Pick<Funnel, "sources" | "campaigns">;

/** Visitors and leads by the channel on which they came, each followed by its campaigns. */
export function BySource({ sources, campaigns }: BySourceProps) {
  const most = mostOf(sources, ({ visitors }) => visitors);
  const of = (source: string) => campaigns.filter((one) => one.source === source);
  const row = (one: Origin, key: string, name: ReactNode): BarRow => ({
    key,
    name,
    share: one.visitors / most,
    cells: byOrigin(one),
  });
  const campaignRows = (all: Funnel["campaigns"]) =>
    all.map((one) =>
      row(
        one,
        `${one.source} ${one.name}`,
        <CampaignName>{one.source ? one.name : nameOfSource(one.name)}</CampaignName>,
      ),
    );
  const shown = new Set(sources.map(({ name }) => name));
  return (
    <>
      <BarTable
        caption={t("By source")}
        headings={[t("Source"), t("Visitors"), t("Leads"), t("Rate"), t("Won"), t("Value")]}
        empty={t("No sources in this period.")}
        rows={[
          ...sources.flatMap((one) => [row(one, one.name, nameOfSource(one.name)), ...campaignRows(of(one.name))]),
          ...campaignRows(campaigns.filter(({ source }) => !shown.has(source))),
        ]}
      />
      {campaigns.length === 0 && <Note>{t("No campaigns yet. Add utm_campaign to your links to track them.")}</Note>}
    </>
  );
}

export function ByArticle({ articles }: Pick<Funnel, "articles">) {
  const most = mostOf(articles, ({ readers }) => readers);
  return (
    <BarTable
      caption={t("By article")}
      headings={[t("Article"), t("Readers"), t("Leads"), t("Rate"), t("Won"), t("Value")]}
      empty={t("No article was read in this period.")}
      rows={articles.map(({ slug, title, readers, leads, won, value }) => ({
        key: slug,
        name: title,
        share: readers / most,
        cells: [formatNumber(readers), formatNumber(leads), rateOf(leads, readers), formatNumber(won), rupiah(value)],
      }))}
    />
  );
}
