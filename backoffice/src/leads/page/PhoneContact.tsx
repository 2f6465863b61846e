import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { Box, Link } from "@mui/material";
import { PencilIcon } from "lucide-react";
import { useState } from "react";
import { ToolButton } from "../../list/ToolButton.tsx";
import { reach } from "../../theme/palette.ts";
import { ContactDialog } from "./ContactDialog.tsx";
import type { Save } from "./Progress.tsx";

const row = { display: "flex", alignItems: "center", gap: 1.5, pt: 1.5, borderTop: 1, borderColor: "divider" };

const words = { flex: 1, minWidth: 0, fontSize: ".9375rem", overflowWrap: "anywhere" };

const number = { ...reach, fontWeight: 600, fontVariantNumeric: "tabular-nums" };

/** The sender's contact data on a phone: touching the number calls it. */
export function PhoneContact({ lead, save }: Readonly<{ lead: Lead; save: Save }>) {
  const [isEditing, edit] = useState(false);
  const { phone, email } = lead;
  return (
    <Box sx={row}>
      <Box sx={words}>
        {phone && (
          <Link href={`tel:${phone.replace(/[^\d+]/g, "")}`} sx={number}>
            {phone}
          </Link>
        )}
        {email && <Box sx={{ color: "text.secondary" }}>{email}</Box>}
        {!phone && !email && <Box sx={{ color: "text.secondary" }}>Contact not known yet</Box>}
      </Box>
      <ToolButton label="Edit contact" onClick={() => edit(true)}>
        <PencilIcon />
      </ToolButton>
      {isEditing && <ContactDialog {...{ lead, save }} onClose={() => edit(false)} />}
    </Box>
  );
}
