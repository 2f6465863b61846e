import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { t } from "../../kit/language/t.ts";
import { formatMoment, rupiah } from "../../kit/parts/format.ts";
import { originOf } from "../lead/words.ts";

/** Returns the facts about the request, as far as they are known. */
export function wishFacts({ package: wanted, createdAt, firstAnswerAt }: Lead) {
  const facts = [
    {
      name: t("Package"),
      value: wanted && t("{name}, {price} at the time", { name: wanted.name, price: rupiah(wanted.price) }),
    },
    { name: t("Received"), value: formatMoment(createdAt) },
    { name: t("First answer"), value: firstAnswerAt && formatMoment(firstAnswerAt) },
  ];
  return facts.filter(({ value }) => value);
}

/** Returns the visitor's source, as far as the browser sent it. */
export function originFacts(lead: Lead) {
  const { utmSource, utmMedium, utmCampaign, landing, path, referrer } = lead.source;
  const facts = [
    { name: t("Came from"), value: originOf(lead) },
    { name: t("Campaign"), value: [utmSource, utmMedium, utmCampaign].filter(Boolean).join(" / ") },
    { name: t("First page"), value: landing },
    { name: t("Sent from"), value: path },
    { name: t("Referrer"), value: referrer },
  ];
  return facts.filter(({ value }) => value);
}
