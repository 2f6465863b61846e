import type { Week } from "@etalase/contracts/statistics.schema";
import { Box, Button } from "@mui/material";
import { CopyIcon } from "lucide-react";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { LateDetails } from "../kit/parts/LateDetails.tsx";
import { Loaded } from "../kit/parts/Loaded.tsx";
import { ChatButton } from "../kit/parts/links/ChatButton.tsx";
import { useCopy } from "../kit/parts/links/useCopy.ts";
import { lineAbove } from "../kit/theme/looks.ts";
import { Cluster } from "../kit/theme/Words.tsx";

const words = { done: t("The text is copied"), failed: t("Copy the text by hand.") };

function Message() {
  const week = useCall<Week>("dashboard/week", ["dashboard", "week"], { staleTime: 60_000 });
  const copy = useCopy();
  return (
    <Loaded answer={week} failed={t("The week could not be loaded.")} height={150}>
      {({ text }) => (
        <>
          <Box sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere", mb: 1.5, fontSize: ".875rem" }}>{text}</Box>
          <Cluster>
            <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(text, words)}>
              {t("Copy text")}
            </Button>
            <ChatButton text={text} />
          </Cluster>
        </>
      )}
    </Loaded>
  );
}

const look = { mt: 2, pt: 1, ...lineAbove, "& > summary": { fontSize: ".9375rem", fontWeight: 700 } };

/** The last week as a text to send on. */
export const WeekMessage = () => (
  <LateDetails summary={t("Last week as a message")} sx={look}>
    <Message />
  </LateDetails>
);
