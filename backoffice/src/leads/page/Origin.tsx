import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { t } from "../../language/t.ts";
import { FormSection } from "../../parts/FormSection.tsx";
import { originOf } from "../lead/words.ts";
import { Facts } from "./Facts.tsx";

/** Returns the facts about how the visitor came here, as far as the browser told. */
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

export const Origin = ({ lead }: { lead: Lead }) => (
  <FormSection title={t("Origin")}>
    <Facts of={originFacts(lead)} />
  </FormSection>
);
