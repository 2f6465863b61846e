import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { phoneHref } from "@etalase/contracts/text/phone";
import { Link } from "@mui/material";
import { PencilIcon } from "lucide-react";
import { useState } from "react";
import { t } from "../../language/t.ts";
import { ToolButton } from "../../list/ToolButton.tsx";
import { lineAbove } from "../../theme/looks.ts";
import { reach } from "../../theme/palette.ts";
import { Grow, Muted, Row } from "../../theme/Words.tsx";
import { ContactDialog } from "./ContactDialog.tsx";
import type { Save } from "./Progress.tsx";

const row = { gap: 1.5, pt: 1.5, ...lineAbove };

const words = { fontSize: ".9375rem", overflowWrap: "anywhere" };

const number = { ...reach, fontWeight: 600, fontVariantNumeric: "tabular-nums" };

/** The sender's contact data on a phone: touching the number calls it. */
export function PhoneContact({ lead, save }: Readonly<{ lead: Lead; save: Save }>) {
  const [isEditing, edit] = useState(false);
  const { phone, email } = lead;
  return (
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
      <ToolButton label={t("Edit contact")} onClick={() => edit(true)}>
        <PencilIcon />
      </ToolButton>
      {isEditing && <ContactDialog {...{ lead, save }} onClose={() => edit(false)} />}
    </Row>
  );
}
