import { Box, Button, Dialog, Typography } from "@mui/material";
import { type FormEvent, type ReactNode, useId } from "react";
import { t } from "../language/t.ts";
import { End } from "../theme/Words.tsx";
import { BusyButton } from "./BusyButton.tsx";

export type FormDialogProps = Readonly<{
  title: string;
  submitLabel: string;
  cancelLabel?: string;
  onSubmit: () => void;
  onClose: () => void;
  /** The form can be sent as it opens, so its button has the focus. */
  ready?: boolean;
  /** It is being sent, and stays open meanwhile. */
  busy?: boolean;
  /** Another action, left of the buttons. */
  extra?: ReactNode;
  children: ReactNode;
}>;

/** A small form in a dialog. A click outside does not close it, since what was typed would be lost. */
export function FormDialog(props: FormDialogProps) {
  const { title, submitLabel, onSubmit, onClose, ready = false, busy = false, extra, children } = props;
  const titleId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles the event to the form around this dialog, which must not be submitted now.
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      open
      onClose={(_, reason) => !busy && reason === "escapeKeyDown" && onClose()}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ p: 3, display: "flex", flexDirection: "column", gap: 2 }}
      >
        <Typography id={titleId} variant="h2" sx={{ overflowWrap: "anywhere" }}>
          {title}
        </Typography>
        {children}
        <End sx={{ gap: 1, mt: 1 }}>
          {extra && <Box sx={{ mr: "auto" }}>{extra}</Box>}
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {props.cancelLabel ?? t("Cancel")}
          </Button>
          <BusyButton type="submit" variant="contained" autoFocus={ready} busy={busy}>
            {submitLabel}
          </BusyButton>
        </End>
      </Box>
    </Dialog>
  );
}
