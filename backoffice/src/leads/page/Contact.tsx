import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { phoneHref } from "@etalase/contracts/text/phone";
import { Box, Button, Link } from "@mui/material";
import { PencilIcon } from "lucide-react";
import { useState } from "react";
import { t } from "../../kit/language/t.ts";
import { ToolButton } from "../../kit/list/ToolButton.tsx";
import { FormSection } from "../../kit/parts/FormSection.tsx";
import { lineAbove } from "../../kit/theme/looks.ts";
import { reach } from "../../kit/theme/palette.ts";
import { Grow, Muted, Row } from "../../kit/theme/Words.tsx";
import { ContactDialog, contactFields, contactLabels } from "./ContactDialog.tsx";
import { Facts } from "./Facts.tsx";
import type { Save } from "./Progress.tsx";

const row = { gap: 1.5, pt: 1.5, ...lineAbove };

const words = { fontSize: ".9375rem", overflowWrap: "anywhere" };

const number = { ...reach, fontWeight: 600, fontVariantNumeric: "tabular-nums" };

type LookProps = Readonly<{ lead: Lead; onEdit: () => void }>;

/** Below the request; touching the number calls it. */
const PhoneContact = ({ lead: { phone, email }, onEdit }: LookProps) => (
  <Row sx={row}>
    <Grow sx={words}>
      {phone && (
        <Link href={phoneHref(phone)} sx={number}>
          {phone}
        </Link>
      )}
      {email && <Muted>{email}</Muted>}
      {!phone && !email && <Muted>{t("Contact not known yet")}</Muted>}
    </Grow>
    <ToolButton label={t("Edit contact")} onClick={onEdit}>
      <PencilIcon />
    </ToolButton>
  </Row>
);

const WideContact = ({ lead, onEdit }: LookProps) => (
  <FormSection title={t("Contact")}>
    <Facts of={contactFields.map((name) => ({ name: contactLabels[name], value: lead[name] || "–" }))} />
    <Box>
      <Button variant="outlined" startIcon={<PencilIcon />} onClick={onEdit}>
        {t("Edit contact")}
      </Button>
    </Box>
  </FormSection>
);

/** The sender's contact data, as far as known. */
export function Contact({ lead, save, isPhone }: Readonly<{ lead: Lead; save: Save; isPhone: boolean }>) {
  const [isEditing, edit] = useState(false);
  const Look = isPhone ? PhoneContact : WideContact;
  return (
    <>
      <Look lead={lead} onEdit={() => edit(true)} />
      {isEditing && <ContactDialog {...{ lead, save }} onClose={() => edit(false)} />}
    </>
  );
}
