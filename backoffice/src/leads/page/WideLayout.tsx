import type { Lead, LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import { Box, Button } from "@mui/material";
import { PencilIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../language/t.ts";
import { FormSection } from "../../parts/FormSection.tsx";
import { ContactDialog, contactFields, contactLabels } from "./ContactDialog.tsx";
import { Facts } from "./Facts.tsx";
import { History } from "./History.tsx";
import { Origin } from "./Origin.tsx";
import { Progress, type Save, Status } from "./Progress.tsx";
import { Wish } from "./Wish.tsx";

/** The sender's contact data, as far as known. */
function Contact({ lead, save }: Readonly<{ lead: Lead; save: Save }>) {
  const [isEditing, edit] = useState(false);
  return (
    <FormSection title={t("Contact")}>
      <Facts of={contactFields.map((name) => ({ name: contactLabels[name], value: lead[name] || "–" }))} />
      <Box>
        <Button variant="outlined" startIcon={<PencilIcon />} onClick={() => edit(true)}>
          {t("Edit contact")}
        </Button>
      </Box>
      {isEditing && <ContactDialog {...{ lead, save }} onClose={() => edit(false)} />}
    </FormSection>
  );
}

const one = "minmax(0, 1fr)";

/** On tablets the progress is between the request and the history, from lg on beside both. */
const layout = {
  display: "grid",
  gap: 2.5,
  alignItems: "start",
  gridTemplateColumns: { xs: one, lg: `${one} 340px` },
  gridTemplateRows: { lg: "auto auto 1fr" },
};

const aside = { display: "grid", gap: 2.5, gridTemplateColumns: one, gridColumn: { lg: 2 }, gridRow: { lg: "1 / 4" } };

export type LayoutProps = Readonly<{ lead: LeadWithHistory; save: Save; noteForm: ReactNode }>;

export const WideLayout = ({ lead, save, noteForm }: LayoutProps) => (
  <Box sx={layout}>
    <Wish lead={lead} />
    <Box sx={aside}>
      <Progress {...{ lead, save }}>
        <Status {...{ lead, save }} />
      </Progress>
      <Contact {...{ lead, save }} />
    </Box>
    <FormSection title={t("Notes and history")}>
      {noteForm}
      <History lead={lead} />
    </FormSection>
    <Origin lead={lead} />
  </Box>
);
