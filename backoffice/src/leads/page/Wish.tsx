import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import { rich } from "../../language/rich.ts";
import { t } from "../../language/t.ts";
import { FormSection } from "../../parts/FormSection.tsx";
import { formatMoment, rupiah } from "../../parts/format.ts";
import { Facts } from "./Facts.tsx";

/** A click tells only the code, which appears in the chat. */
export const Chat = ({ code, name, phone }: Lead) => (
  <Box>
    {rich("Somebody wrote in WhatsApp: the chat begins with a text that ends with {code}.", {
      code: <strong>Kode: {code}</strong>,
    })}
    {!name && !phone && ` ${t("Enter under “Contact” who it is.")}`}
  </Box>
);

export function wishFacts({ package: wanted, createdAt, firstAnswerAt }: Lead) {
  const facts = [
    {
      name: t("Package"),
      value: wanted && t("{name}, {price} then", { name: wanted.name, price: rupiah(wanted.price) }),
    },
    { name: t("Received"), value: formatMoment(createdAt) },
    { name: t("First answer"), value: firstAnswerAt && formatMoment(firstAnswerAt) },
  ];
  return facts.filter(({ value }) => value);
}

/** Shows the visitor's request, in their own words. */
export function Wish({ lead }: { lead: Lead }) {
  return (
    <FormSection title={t("What they want")}>
      {lead.message && <Box sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{lead.message}</Box>}
      {lead.kind !== "contact" && <Chat {...lead} />}
      <Facts of={[{ name: t("Code"), value: lead.code }, ...wishFacts(lead)]} />
    </FormSection>
  );
}
