import { Box, Button, Dialog, Typography } from "@mui/material";
import { type ReactNode, useId } from "react";
import { t } from "../kit/language/t.ts";
import { End } from "../kit/theme/Words.tsx";

type LinkDialogProps = Readonly<{
  title: string;
  onClose: () => void;
  /** A click outside does not close it: input would be lost, or a link that is shown only once. */
  children: ReactNode;
}>;

/** A dialog that creates a link, or shows it. */
export function LinkDialog({ title, onClose, children }: LinkDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={(_, reason) => reason === "escapeKeyDown" && onClose()}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <Box sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2 }}>
        <Typography id={id} variant="h2" sx={{ fontSize: "1.2rem" }}>
          {title}
        </Typography>
        {children}
      </Box>
    </Dialog>
  );
}

/** The buttons at the bottom, the primary one last. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <End sx={{ gap: 1, flexDirection: { xs: "column-reverse", sm: "row" } }}>{children}</End>
);

export const DoneButton = ({ onClose }: Pick<LinkDialogProps, "onClose">) => (
  <DialogButtons>
    <Button variant="outlined" onClick={onClose}>
      {t("Done")}
    </Button>
  </DialogButtons>
);
