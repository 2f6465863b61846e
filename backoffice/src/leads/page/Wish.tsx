import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import { FormSection } from "../../parts/FormSection.tsx";
import { formatMoment, rupiah } from "../../parts/format.ts";
import { Facts } from "./Facts.tsx";

/** A click tells no more than the code, which stands in the chat. */
const Chat = ({ code }: Lead) => (
  <Box>
    Somebody wrote in WhatsApp: the chat begins with a text that ends with <strong>Kode: {code}</strong>. Enter under
    “Contact” who it is.
  </Box>
);

/** What somebody wants, in their own words. */
export function Wish({ lead }: { lead: Lead }) {
  const { package: wanted } = lead;
  const facts = [
    { name: "Code", value: lead.code },
    { name: "Package", value: wanted && `${wanted.name}, ${rupiah(wanted.price)} then` },
    { name: "Received", value: formatMoment(lead.createdAt) },
    { name: "First answer", value: lead.firstAnswerAt && formatMoment(lead.firstAnswerAt) },
  ];
  return (
    <FormSection title="What they want">
      {lead.message && <Box sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{lead.message}</Box>}
      {lead.kind !== "contact" && <Chat {...lead} />}
      <Facts of={facts.filter(({ value }) => value)} />
    </FormSection>
  );
}
