import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import { Fragment, type ReactNode } from "react";
import { t } from "../../kit/language/t.ts";
import { formatMoment, rupiah } from "../../kit/parts/format.ts";
import { isByHand, originOf } from "../lead/words.ts";

const look = {
  display: "grid",
  gridTemplateColumns: "minmax(84px, auto) minmax(0, 1fr)",
  columnGap: 2,
  rowGap: 0.75,
  m: 0,
  fontSize: ".875rem",
  "& dt": { color: "text.secondary" },
  "& dd": { m: 0, overflowWrap: "anywhere" },
};

type FactsProps = Readonly<{ of: readonly Readonly<{ name: string; value: ReactNode }>[] }>;

/** Facts as a description list, as far as they are known. */
export const Facts = ({ of }: FactsProps) => (
  <Box component="dl" sx={look}>
    {of
      .filter(({ value }) => value)
      .map(({ name, value }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
  </Box>
);

/** Returns the facts about the request. */
export const wishFacts = ({ package: wanted, createdAt, firstAnswerAt }: Lead) => [
  {
    name: t("Package"),
    value: wanted && t("{name}, {price} at the time", { name: wanted.name, price: rupiah(wanted.price) }),
  },
  { name: t("Received"), value: formatMoment(createdAt) },
  { name: t("First answer"), value: firstAnswerAt && formatMoment(firstAnswerAt) },
];

/** Returns the visitor's source, as far as the browser sent it. */
export function originFacts(lead: Lead) {
  const { utmSource, utmMedium, utmCampaign, landing, path, referrer } = lead.source;
  return [
    { name: t("Came from"), value: originOf(lead) },
    { name: t("Campaign"), value: !isByHand(lead) && [utmSource, utmMedium, utmCampaign].filter(Boolean).join(" / ") },
    { name: t("First page"), value: landing },
    { name: t("Sent from"), value: path },
    { name: t("Referrer"), value: referrer },
  ];
}
