import { Box, Button, Dialog, Typography } from "@mui/material";
import { TriangleAlertIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { errorTint } from "../theme/surfaces.ts";
import { BusyButton } from "./BusyButton.tsx";

type ConfirmDialogProps = Readonly<{
  open: boolean;
  title: string;
  confirmLabel: string;
  cancelLabel: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Language of its sentences. */
  lang?: string;
  children: ReactNode;
}>;

const sign = {
  width: 44,
  height: 44,
  borderRadius: "12px",
  display: "grid",
  placeItems: "center",
  bgcolor: errorTint,
  color: "error.main",
  mb: 2,
};

/** Asks before something that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, confirmLabel, cancelLabel, busy, onConfirm, onClose, lang, children } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
      {...(lang && { lang })}
    >
      <Box sx={{ p: 3 }}>
        <Box sx={sign}>
          <Box component={TriangleAlertIcon} sx={{ fontSize: 22 }} />
        </Box>
        <Typography id={`${id}-title`} variant="h2" sx={{ fontSize: "1.2rem" }}>
          {title}
        </Typography>
        <Typography id={`${id}-text`} sx={{ mt: 1, color: "text.secondary", overflowWrap: "anywhere" }}>
          {children}
        </Typography>
        <Box
          sx={{
            display: "flex",
            gap: 1,
            mt: 3,
            justifyContent: "end",
            flexDirection: { xs: "column-reverse", sm: "row" },
          }}
        >
          <Button variant="outlined" onClick={onClose} disabled={busy} autoFocus>
            {cancelLabel}
          </Button>
          <BusyButton variant="contained" color="error" onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </BusyButton>
        </Box>
      </Box>
    </Dialog>
  );
}
