import { messages } from "@etalase/contracts/text/messages";
import { Box, Button, Dialog, Typography } from "@mui/material";
import { CircleCheckIcon, TriangleAlertIcon } from "lucide-react";
import { useEffect, useEffectEvent, useId } from "react";
import { t } from "../kit/language/t.ts";
import { centred, square } from "../kit/theme/looks.ts";
import { errorTint } from "../kit/theme/surfaces.ts";

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

/** The result of an action, which is said elsewhere too. It closes by itself, by Escape or by its button. */
export function ResultDialog({ success, text, onClose }: ResultDialogProps) {
  const titleId = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), shownMs);
    return () => clearTimeout(timer);
  }, []);
  const Icon = success ? CircleCheckIcon : TriangleAlertIcon;
  return (
    <Dialog
      open
      onClose={onClose}
      role={success ? "dialog" : "alertdialog"}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
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
        <Button variant="outlined" onClick={onClose} sx={{ mt: 3, minWidth: 120 }}>
          {t("Close")}
        </Button>
      </Box>
    </Dialog>
  );
}
