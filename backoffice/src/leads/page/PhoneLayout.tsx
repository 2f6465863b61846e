import { Box } from "@mui/material";
import { FormSection } from "../../parts/FormSection.tsx";
import { Facts } from "./Facts.tsx";
import { History } from "./History.tsx";
import { Message } from "./Message.tsx";
import { originFacts } from "./Origin.tsx";
import { PhoneContact } from "./PhoneContact.tsx";
import { Progress, Status } from "./Progress.tsx";
import type { LayoutProps } from "./WideLayout.tsx";
import { Chat, wishFacts } from "./Wish.tsx";

/** Puts the label beside its field, which leaves one more line to the note. */
const oneLine = {
  "& .MuiFormControl-root": { flexDirection: "row", alignItems: "center", gap: 2 },
  "& .MuiInputLabel-root": { flex: "none", mb: 0 },
};

/** Fits everything needed on the road on one screen: the request, the contact data, the status and a note. */
export const PhoneLayout = ({ lead, save, noteForm }: LayoutProps) => (
  <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
    <FormSection title="What they want">
      {lead.message && <Message text={lead.message} />}
      {lead.kind !== "contact" && <Chat {...lead} />}
      <PhoneContact {...{ lead, save }} />
    </FormSection>
    <FormSection>
      <Box sx={oneLine}>
        <Status {...{ lead, save }} />
      </Box>
      {noteForm}
    </FormSection>
    <Progress {...{ lead, save }} />
    <FormSection title="History">
      <History lead={lead} />
    </FormSection>
    <FormSection title="Details">
      <Facts of={[...wishFacts(lead), ...originFacts(lead)]} />
    </FormSection>
  </Box>
);
