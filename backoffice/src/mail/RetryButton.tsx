import type { Mail } from "@etalase/contracts/mail/mail.schema";
import { Box } from "@mui/material";
import { RotateCwIcon } from "lucide-react";
import { useRef } from "react";
import { useAct } from "../notices/useAct.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";

/** Retries a mail at once. A mail that was never tried is sent by itself. */
export function RetryButton({ mail: { id, tries, subject } }: { mail: Mail }) {
  const place = useRef<HTMLElement>(null);
  const { mutate, isPending } = useAct({
    does: (call) => call(`mail/${id}/retry`, { method: "POST" }),
    done: "The mail is sent again now",
    gone: { text: "The mail has gone meanwhile.", type: "info" },
    refreshes: true,
    onDone: useFocusOnRemoval(place),
  });
  if (tries === 0) return null;
  return (
    <Box ref={place} sx={{ display: "flex", justifyContent: "flex-end" }}>
      <BusyButton
        size="small"
        variant="outlined"
        startIcon={<RotateCwIcon size={16} />}
        aria-label={`Retry ${subject}`}
        busy={isPending}
        onClick={() => mutate()}
      >
        Retry
      </BusyButton>
    </Box>
  );
}
