import type { Funnel } from "@etalase/contracts/statistics.schema";
import { t } from "../kit/language/t.ts";
import { formatNumber, rupiah } from "../kit/parts/format.ts";
import { BarTable } from "./BarTable.tsx";
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

/** The names of the sources that the server names in Indonesian. */
const names: Readonly<Record<string, string>> = { langsung: t("Direct"), "lain-lain": t("Others") };

type ComersProps = Readonly<{ caption: string; heading: string; empty: string; origins: Funnel["sources"] }>;

/** Visitors and leads by the way on which they came. */
function Comers({ caption, heading, empty, origins }: ComersProps) {
  const most = mostOf(origins, ({ visitors }) => visitors);
  return (
    <BarTable
      {...{ caption, empty }}
      headings={[heading, t("Visitors"), t("Leads"), t("Rate"), t("Won"), t("Value")]}
      rows={origins.map(({ name, visitors, leads, won, value }) => ({
        key: name,
        name: names[name] ?? name,
        share: visitors / most,
        cells: [formatNumber(visitors), formatNumber(leads), rateOf(leads, visitors), formatNumber(won), rupiah(value)],
      }))}
    />
  );
}

export const BySource = ({ sources }: Pick<Funnel, "sources">) => (
  <Comers caption={t("By source")} heading={t("Source")} empty={t("No sources in this period.")} origins={sources} />
);

const noCampaign = t("No campaigns yet. Add utm_campaign to your links to track them.");

export const ByCampaign = ({ campaigns }: Pick<Funnel, "campaigns">) => (
  <Comers caption={t("By campaign")} heading={t("Campaign")} empty={noCampaign} origins={campaigns} />
);

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
