import { type Lead, type LeadUpdate, leadUpdate } from "@etalase/contracts/leads/leads.schema";
import { refusalIn } from "@etalase/contracts/refusals/refusal";
import { groupedPhone, phoneHref } from "@etalase/contracts/text/phone";
import { Button, Link } from "@mui/material";
import { PencilIcon } from "lucide-react";
import { useState } from "react";
import { refusal, t } from "../../kit/language/t.ts";
import { ToolButton } from "../../kit/list/ToolButton.tsx";
import { PromptDialog, type PromptField } from "../../kit/parts/PromptDialog.tsx";
import { lineAbove } from "../../kit/theme/looks.ts";
import { reach } from "../../kit/theme/palette.ts";
import { Grow, Muted, Row } from "../../kit/theme/Words.tsx";
import type { Save } from "./Progress.tsx";

const contactLabels = { name: t("Name"), phone: "WhatsApp", email: t("E-mail") } as const;
type Field = keyof typeof contactLabels;
const contactFields = ["name", "phone", "email"] as const satisfies readonly Field[];

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
function ContactDialog({ lead, save, onClose }: ContactDialogProps) {
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

const row = { gap: 1.5, "&:not(:first-of-type)": { pt: 1.5, ...lineAbove } };

const words = { display: "grid", justifyItems: "start", gap: 0.75, fontSize: ".9375rem", overflowWrap: "anywhere" };

const number = { ...reach, fontWeight: 600, fontVariantNumeric: "tabular-nums" };

/** The sender's contact data below the request, as far as known; touching the number calls it. */
export function Contact({ lead, save }: Readonly<{ lead: Lead; save: Save }>) {
  const [isEditing, edit] = useState(false);
  const { phone, email } = lead;
  const isKnown = phone || email;
  return (
    <>
      <Row sx={row}>
        <Grow sx={words}>
          {phone && (
            <Link href={phoneHref(phone)} sx={number}>
              {groupedPhone(phone)}
            </Link>
          )}
          {email && (
            <Link href={`mailto:${email}`} sx={reach}>
              {email}
            </Link>
          )}
          {!isKnown && <Muted>{t("Contact not known yet")}</Muted>}
        </Grow>
        {isKnown ? (
          <ToolButton label={t("Edit contact")} onClick={() => edit(true)}>
            <PencilIcon />
          </ToolButton>
        ) : (
          <Button variant="outlined" startIcon={<PencilIcon />} onClick={() => edit(true)}>
            {t("Add contact")}
          </Button>
        )}
      </Row>
      {isEditing && <ContactDialog {...{ lead, save }} onClose={() => edit(false)} />}
    </>
  );
}
