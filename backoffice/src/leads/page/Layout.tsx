import type { LeadWithHistory } from "@etalase/contracts/leads/leads.schema";
import { Box } from "@mui/material";
import type { ReactNode } from "react";
import { t } from "../../kit/language/t.ts";
import { FormSection } from "../../kit/parts/FormSection.tsx";
import { isClick } from "../lead/words.ts";
import { Contact } from "./Contact.tsx";
import { Facts, originFacts, wishFacts } from "./Facts.tsx";
import { History } from "./History.tsx";
import { Progress, type Save, Status } from "./Progress.tsx";
import { Chat, Message } from "./Wish.tsx";

const one = "minmax(0, 1fr)";

/** On tablets the progress is between the request and the history, from lg on beside both. */
const layout = {
  display: "grid",
  gap: { xs: 1.5, sm: 2.5 },
  alignItems: "start",
  gridTemplateColumns: { xs: one, lg: `${one} 340px` },
  gridTemplateRows: { lg: "auto auto 1fr" },
  gridTemplateAreas: { lg: '". aside" ". aside" ". aside"' },
};

const aside = { display: "grid", gap: 2.5, gridTemplateColumns: one, gridArea: { lg: "aside" } };

/** Puts the label beside its field, which leaves one more line to the note. */
const oneLine = {
  "& .MuiFormControl-root": { flexDirection: "row", alignItems: "center", gap: 2 },
  "& .MuiInputLabel-root": { flex: "none", mb: 0 },
};

type LayoutProps = Readonly<{ lead: LeadWithHistory; save: Save; noteForm: ReactNode; isPhone: boolean }>;

/** On phones everything needed on the road fits on one screen: the request, the contact data, the status and a note. */
export function Layout({ lead, save, noteForm, isPhone }: LayoutProps) {
  const status = <Status {...{ lead, save }} />;
  return (
    <Box sx={layout}>
      <FormSection title={t("What they want")}>
        {lead.message && <Message text={lead.message} isShort={isPhone} />}
        {isClick(lead) && <Chat {...lead} />}
        {!isPhone && <Facts of={[{ name: t("Code"), value: lead.code }, ...wishFacts(lead)]} />}
        <Contact {...{ lead, save }} />
      </FormSection>
      {isPhone && (
        <FormSection>
          <Box sx={oneLine}>{status}</Box>
          {noteForm}
        </FormSection>
      )}
      <Box sx={aside}>
        <Progress {...{ lead, save }}>{!isPhone && status}</Progress>
      </Box>
      <FormSection title={isPhone ? t("History") : t("Notes and history")}>
        {!isPhone && noteForm}
        <History lead={lead} />
      </FormSection>
      <FormSection title={isPhone ? t("Details") : t("Origin")}>
        <Facts of={[...(isPhone ? wishFacts(lead) : []), ...originFacts(lead)]} />
      </FormSection>
    </Box>
  );
}
