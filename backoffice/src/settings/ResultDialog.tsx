import { messages } from "@etalase/contracts/text/messages";
import { Box, Button, Dialog, Typography } from "@mui/material";
import { CircleCheckIcon, TriangleAlertIcon } from "lucide-react";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { t } from "../kit/language/t.ts";
import { centred, square } from "../kit/theme/looks.ts";
import { errorTint } from "../kit/theme/surfaces.ts";

/** Calls back once after the time, which does not run while paused. */
function useResultTimer(ms: number, paused: boolean, onEnd: () => void): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const began = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - began;
    };
  }, [paused]);
}

type ResultDialogProps = Readonly<{
  success: boolean;
  /** Explains more than success or failure. */
  text?: string;
  onClose: () => void;
}>;

const shownMs = 3000;

const sign = (success: boolean) => ({
  ...centred,
  ...square(56),
  borderRadius: "16px",
  mx: "auto",
  mb: 2,
  bgcolor: success ? "action.selected" : errorTint,
  color: success ? "success.main" : "error.main",
});

/**
 * The result of an action. It closes by itself, by Escape or by its button, and stays while the pointer is over it or
 * its button has the focus. Open while it is mounted, so that each opening starts afresh.
 */
export function ResultDialog({ success, text, onClose }: ResultDialogProps) {
  const titleId = useId();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useResultTimer(shownMs, hovered || focused, onClose);
  const Icon = success ? CircleCheckIcon : TriangleAlertIcon;
  // Ignores the focus of the dialog itself, which it always has at first.
  const focus = { onFocus: () => setFocused(true), onBlur: () => setFocused(false) };
  const pointer = { onMouseEnter: () => setHovered(true), onMouseLeave: () => setHovered(false) };
  return (
    <Dialog
      open
      onClose={onClose}
      role={success ? "dialog" : "alertdialog"}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
      slotProps={{ paper: pointer }}
    >
      <Box sx={{ p: 3, pt: 3.5, textAlign: "center" }}>
        <Box sx={sign(success)}>
          <Box component={Icon} sx={{ fontSize: 28 }} />
        </Box>
        <Typography
          id={titleId}
          variant="h2"
          sx={{ fontSize: "1.2rem", overflowWrap: "anywhere", textWrap: "balance" }}
        >
          {text ?? (success ? t(messages.result.success) : t(messages.result.failure))}
        </Typography>
        <Button variant="outlined" {...focus} onClick={onClose} sx={{ mt: 3, minWidth: 120 }}>
          {t("Close")}
        </Button>
      </Box>
    </Dialog>
  );
}
