import { Alert, Box, Button, Dialog, TextField, Typography } from "@mui/material";
import { CheckIcon, CopyIcon } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useNotify } from "react-admin";
import { t } from "../kit/language/t.ts";
import { ChatButton } from "../kit/parts/links/ChatButton.tsx";
import { copied } from "../kit/parts/links/useCopy.ts";
import { codeLetters } from "../kit/theme/looks.ts";
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

type NewLinkProps = Readonly<{
  /** The accessible name of the link's field. */
  label: string;
  url: string;
  /** Introduces the link in a chat, in Indonesian. */
  chat: string;
  /** Instructions for the link, and how long it works. */
  children: ReactNode;
}>;

/** Copies a link; where the browser does not allow it, the link is selected in its field. */
function useCopyOrSelect(url: string) {
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    if (await copied(url)) return setCopied(true);
    field.current?.select();
    notify(t("The browser blocked copying. The link is selected: copy it by hand."), { type: "error" });
  };
  return { field, isCopied, copy };
}

/** Shows a link, the only time that it can be read. */
export function NewLink({ label, url, chat, children }: NewLinkProps) {
  const { field, isCopied, copy } = useCopyOrSelect(url);
  const button = useRef<HTMLButtonElement>(null);
  // The form that created the link was unmounted.
  useEffect(() => button.current?.focus(), []);
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-start", flexDirection: { xs: "column", sm: "row" } }}>
        <TextField
          inputRef={field}
          value={url}
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { "aria-label": label, readOnly: true } }}
          sx={{ flex: 1, width: 1, "& input": codeLetters }}
        />
        <Button
          ref={button}
          variant="contained"
          startIcon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onClick={() => void copy()}
          sx={{ width: { xs: 1, sm: 132 } }}
        >
          {isCopied ? t("Copied") : t("Copy link")}
        </Button>
        <ChatButton text={`${chat}\n${url}`} sx={{ width: { xs: 1, sm: "auto" } }} />
      </Box>
      <Box role="status" sx={{ position: "absolute", clipPath: "inset(50%)" }}>
        {isCopied && t("The link is copied")}
      </Box>
      <Alert severity="info">{children}</Alert>
    </Box>
  );
}
