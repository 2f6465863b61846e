import type { Mail } from "@etalase/contracts/mail/mail.schema";
import { Box } from "@mui/material";
import { useMutation } from "@tanstack/react-query";
import { RotateCwIcon } from "lucide-react";
import { useRef } from "react";
import { type HttpError, useDataProvider, useNotify, useRefresh } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { isGone } from "../data/http.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";

/** Retries a mail at once. A mail that was never tried is sent by itself. */
export function RetryButton({ mail: { id, tries, subject } }: { mail: Mail }) {
  const provider = useDataProvider<EtalaseProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const place = useRef<HTMLElement>(null);
  const moveFocus = useFocusOnRemoval(place);
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.call(`mail/${id}/retry`, { method: "POST" }),
    onSuccess: () => {
      notify("The mail is sent again now", { type: "success" });
      moveFocus();
      refresh();
    },
    onError: (error: HttpError) => {
      if (isGone(error)) refresh();
      notify(isGone(error) ? "The mail has gone meanwhile." : error.message, {
        type: isGone(error) ? "info" : "error",
      });
    },
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
