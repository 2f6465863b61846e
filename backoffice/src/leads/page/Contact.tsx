import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, Button } from "@mui/material";
import { PencilIcon } from "lucide-react";
import { useState } from "react";
import { FormSection } from "../../parts/FormSection.tsx";
import { ContactDialog, contactFields, contactLabels } from "./ContactDialog.tsx";
import { Facts } from "./Facts.tsx";
import type { Save } from "./Progress.tsx";

/** The sender's contact data, as far as known. */
export function Contact({ lead, save }: Readonly<{ lead: Lead; save: Save }>) {
  const [isEditing, edit] = useState(false);
  return (
    <FormSection title="Contact">
      <Facts of={contactFields.map((name) => ({ name: contactLabels[name], value: lead[name] || "–" }))} />
      <Box>
        <Button variant="outlined" startIcon={<PencilIcon />} onClick={() => edit(true)}>
          Edit contact
        </Button>
      </Box>
      {isEditing && <ContactDialog {...{ lead, save }} onClose={() => edit(false)} />}
    </FormSection>
  );
}
