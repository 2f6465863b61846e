import { Box, Button } from "@mui/material";
import { useLayoutEffect, useRef, useState } from "react";
import { t } from "../../language/t.ts";
import { FormSection } from "../../parts/FormSection.tsx";
import { linesAtMost } from "../../theme/looks.ts";
import { Facts } from "./Facts.tsx";
import { History } from "./History.tsx";
import { originFacts } from "./Origin.tsx";
import { PhoneContact } from "./PhoneContact.tsx";
import { Progress, Status } from "./Progress.tsx";
import type { LayoutProps } from "./WideLayout.tsx";
import { Chat, wishFacts } from "./Wish.tsx";

const words = { whiteSpace: "pre-line", overflowWrap: "anywhere" } as const;

/** Shows the sender's message; a long one is cut until the rest is expanded. */
function Message({ text }: Readonly<{ text: string }>) {
  const element = useRef<HTMLDivElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text may have another height
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = element.current ?? {};
    setCut(scrollHeight > clientHeight + 1);
  }, [text]);
  return (
    <Box>
      <Box ref={element} sx={isWhole ? words : { ...words, ...linesAtMost(4) }}>
        {text}
      </Box>
      {isCut && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ ml: -1.5, mb: -1.5 }}>
          {isWhole ? t("Show less") : t("Show all")}
        </Button>
      )}
    </Box>
  );
}

/** Puts the label beside its field, which leaves one more line to the note. */
const oneLine = {
  "& .MuiFormControl-root": { flexDirection: "row", alignItems: "center", gap: 2 },
  "& .MuiInputLabel-root": { flex: "none", mb: 0 },
};

/** Fits everything needed on the road on one screen: the request, the contact data, the status and a note. */
export const PhoneLayout = ({ lead, save, noteForm }: LayoutProps) => (
  <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
    <FormSection title={t("What they want")}>
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
    <FormSection title={t("History")}>
      <History lead={lead} />
    </FormSection>
    <FormSection title={t("Details")}>
      <Facts of={[...wishFacts(lead), ...originFacts(lead)]} />
    </FormSection>
  </Box>
);
