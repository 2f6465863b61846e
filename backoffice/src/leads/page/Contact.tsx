import { type Lead, type LeadUpdate, leadUpdate } from "@etalase/contracts/leads/leads.schema";
import { Box, Button } from "@mui/material";
import { PencilIcon } from "lucide-react";
import { useState } from "react";
import { FormSection } from "../../parts/FormSection.tsx";
import { PromptDialog, type PromptField } from "../../parts/PromptDialog.tsx";
import { Facts } from "./Facts.tsx";
import type { Save } from "./Progress.tsx";

const labels = { name: "Name", phone: "WhatsApp", email: "E-mail" } as const;
type Field = keyof typeof labels;
const names = ["name", "phone", "email"] as const satisfies readonly Field[];

const fieldOf = (name: Field, lead: Lead): PromptField => ({
  name,
  label: labels[name],
  initial: lead[name],
  problemOf: (text) => leadUpdate.safeParse({ [name]: text }).error?.issues[0]?.message,
});

type ContactProps = Readonly<{ lead: Lead; save: Save }>;

/** Who it is, as far as anybody knows. */
export function Contact({ lead, save }: ContactProps) {
  const [isEditing, edit] = useState(false);
  const submit = (texts: Readonly<Record<string, string>>) => {
    edit(false);
    const change: LeadUpdate = Object.fromEntries(
      names.filter((name) => texts[name] !== lead[name]).map((name) => [name, texts[name]]),
    );
    if (Object.keys(change).length > 0) save(change, "Contact saved");
  };
  return (
    <FormSection title="Contact">
      <Facts of={names.map((name) => ({ name: labels[name], value: lead[name] || "–" }))} />
      <Box>
        <Button variant="outlined" startIcon={<PencilIcon />} onClick={() => edit(true)}>
          Edit contact
        </Button>
      </Box>
      {isEditing && (
        <PromptDialog
          title="Edit contact"
          submitLabel="Save contact"
          fields={names.map((name) => fieldOf(name, lead))}
          onSubmit={submit}
          onClose={() => edit(false)}
        />
      )}
    </FormSection>
  );
}
