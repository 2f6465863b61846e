import { type Lead, type LeadUpdate, leadUpdate } from "@etalase/contracts/leads/leads.schema";
import { refusalIn } from "@etalase/contracts/refusals/refusal";
import { refusal, t } from "../../kit/language/t.ts";
import { PromptDialog, type PromptField } from "../../kit/parts/PromptDialog.tsx";
import type { Save } from "./Progress.tsx";

export const contactLabels = { name: t("Name"), phone: "WhatsApp", email: t("E-mail") } as const;
type Field = keyof typeof contactLabels;
export const contactFields = ["name", "phone", "email"] as const satisfies readonly Field[];

const fieldOf = (name: Field, lead: Lead): PromptField => ({
  name,
  label: contactLabels[name],
  initial: lead[name],
  // A stored text may be from before a rule.
  problemOf(text) {
    const [issue] = (text !== lead[name] && leadUpdate.safeParse({ [name]: text }).error?.issues) || [];
    return issue && refusal(refusalIn(issue));
  },
});

type ContactDialogProps = Readonly<{ lead: Lead; save: Save; onClose: () => void }>;

/** Edits the sender's contact data, as far as known. */
export function ContactDialog({ lead, save, onClose }: ContactDialogProps) {
  const submit = (texts: Readonly<Record<string, string>>) => {
    onClose();
    const change: LeadUpdate = Object.fromEntries(
      contactFields.filter((name) => texts[name] !== lead[name]).map((name) => [name, texts[name]]),
    );
    if (Object.keys(change).length > 0) save(change, t("Contact saved"));
  };
  return (
    <PromptDialog
      title={t("Edit contact")}
      submitLabel={t("Save contact")}
      fields={contactFields.map((name) => fieldOf(name, lead))}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}
