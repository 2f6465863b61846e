import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { FormSection } from "../../parts/FormSection.tsx";
import { originOf } from "../lead/words.ts";
import { Facts } from "./Facts.tsx";

/** Returns the facts about how the visitor came here, as far as the browser told. */
export function originFacts(lead: Lead) {
  const { utmSource, utmMedium, utmCampaign, landing, path, referrer } = lead.source;
  const facts = [
    { name: "Came from", value: originOf(lead) },
    { name: "Campaign", value: [utmSource, utmMedium, utmCampaign].filter(Boolean).join(" / ") },
    { name: "First page", value: landing },
    { name: "Sent from", value: path },
    { name: "Referrer", value: referrer },
  ];
  return facts.filter(({ value }) => value);
}

export const Origin = ({ lead }: { lead: Lead }) => (
  <FormSection title="Origin">
    <Facts of={originFacts(lead)} />
  </FormSection>
);
