import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import { FormSection } from "../../parts/FormSection.tsx";
import { formatMoment, rupiah } from "../../parts/format.ts";
import { Facts } from "./Facts.tsx";

/** A click tells only the code, which appears in the chat. */
export const Chat = ({ code, name, phone }: Lead) => (
  <Box>
    Somebody wrote in WhatsApp: the chat begins with a text that ends with <strong>Kode: {code}</strong>.
    {!name && !phone && " Enter under “Contact” who it is."}
  </Box>
);

export function wishFacts({ package: wanted, createdAt, firstAnswerAt }: Lead) {
  const facts = [
    { name: "Package", value: wanted && `${wanted.name}, ${rupiah(wanted.price)} then` },
    { name: "Received", value: formatMoment(createdAt) },
    { name: "First answer", value: firstAnswerAt && formatMoment(firstAnswerAt) },
  ];
  return facts.filter(({ value }) => value);
}

/** Shows the visitor's request, in their own words. */
export function Wish({ lead }: { lead: Lead }) {
  return (
    <FormSection title="What they want">
      {lead.message && <Box sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{lead.message}</Box>}
      {lead.kind !== "contact" && <Chat {...lead} />}
      <Facts of={[{ name: "Code", value: lead.code }, ...wishFacts(lead)]} />
    </FormSection>
  );
}
