import type { Week } from "@etalase/contracts/statistics.schema";
import { Box, Button, Skeleton } from "@mui/material";
import { CopyIcon } from "lucide-react";
import { type ToggleEvent, useState } from "react";
import { useCall } from "../kit/data/useCall.ts";
import { t } from "../kit/language/t.ts";
import { FailureNotice } from "../kit/parts/FailureNotice.tsx";
import { ChatButton } from "../kit/parts/links/ChatButton.tsx";
import { useCopy } from "../kit/parts/links/useCopy.ts";
import { Cluster } from "../kit/theme/Words.tsx";

/** The last week as a text to send on, which loads when it is opened. */
export function WeekMessage() {
  const [isOpen, setIsOpen] = useState(false);
  const { data, isError, refetch } = useCall<Week>("dashboard/week", ["dashboard", "week"], {
    staleTime: 60_000,
    enabled: isOpen,
  });
  const copy = useCopy();
  const words = { done: t("The text is copied"), failed: t("Copy the text by hand.") };
  return (
    <Box
      component="details"
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => setIsOpen(event.currentTarget.open)}
      sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: "divider" }}
    >
      <Box component="summary" sx={{ py: 1.25, cursor: "pointer", fontSize: ".9375rem", fontWeight: 700 }}>
        {t("Last week as a message")}
      </Box>
      {isError && <FailureNotice text={t("The week could not be loaded.")} onRetry={() => void refetch()} />}
      {isOpen && !data && !isError && <Skeleton variant="rounded" height={150} />}
      {data && (
        <>
          <Box sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere", mb: 1.5, fontSize: ".875rem" }}>{data.text}</Box>
          <Cluster>
            <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(data.text, words)}>
              {t("Copy text")}
            </Button>
            <ChatButton text={data.text} />
          </Cluster>
        </>
      )}
    </Box>
  );
}
