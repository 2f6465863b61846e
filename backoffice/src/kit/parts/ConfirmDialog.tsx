import { Box, Button, Dialog, Typography } from "@mui/material";
import { TriangleAlertIcon } from "lucide-react";
import { type ComponentType, type ReactNode, useId, useState } from "react";
import { t } from "../language/t.ts";
import { centred, square } from "../theme/looks.ts";
import { errorTint } from "../theme/surfaces.ts";
import { BusyButton } from "./BusyButton.tsx";

type ConfirmDialogProps = Readonly<{
  open: boolean;
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** A harmless alternative. */
  other?: Readonly<{ label: string; act: () => void }> | undefined;
  /** Language of the texts. */
  lang?: string;
  /** A further choice, below the texts. */
  choice?: ReactNode;
  children: ReactNode;
}>;

const sign = { ...centred, ...square(44), borderRadius: "12px", mb: 2 };

type Tone = Readonly<{ colour: "error" | "primary"; ground: object; Icon: ComponentType }>;

const danger: Tone = { colour: "error", ground: { bgcolor: errorTint, color: "error.main" }, Icon: TriangleAlertIcon };

/** Asks before an action that cannot be undone. */
export const ConfirmDialog = (props: ConfirmDialogProps) => <Question {...props} tone={danger} />;

/** Asks before an action that others will notice and that can be undone. */
export const AskDialog = ({ Icon, ...props }: ConfirmDialogProps & Readonly<{ Icon: ComponentType }>) => (
  <Question
    {...props}
    tone={{ colour: "primary", ground: { bgcolor: "action.selected", color: "primary.main" }, Icon }}
  />
);

type QuestionProps = ConfirmDialogProps & Readonly<{ tone: Tone }>;

const buttons = {
  display: "flex",
  gap: 1,
  mt: 3,
  justifyContent: "end",
  flexDirection: { xs: "column-reverse", sm: "row" },
};

const Answers = ({ cancelLabel = t("Cancel"), other, confirmLabel, tone, busy, onConfirm, onClose }: QuestionProps) => (
  <Box sx={buttons}>
    <Button variant="outlined" onClick={onClose} disabled={busy} autoFocus>
      {cancelLabel}
    </Button>
    {other && (
      <Button variant="outlined" onClick={other.act} disabled={busy}>
        {other.label}
      </Button>
    )}
    <BusyButton variant="contained" color={tone.colour} onClick={onConfirm} busy={busy}>
      {confirmLabel}
    </BusyButton>
  </Box>
);

function Question(props: QuestionProps) {
  const { open, title, busy, onClose, lang, choice, children, tone } = props;
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
        <Box sx={[sign, tone.ground]}>
          <Box component={tone.Icon} sx={{ fontSize: 22 }} />
        </Box>
        <Typography id={`${id}-title`} variant="h2" sx={{ fontSize: "1.2rem" }}>
          {title}
        </Typography>
        <Typography component="div" id={`${id}-text`} color="textSecondary" sx={{ mt: 1, overflowWrap: "anywhere" }}>
          {children}
        </Typography>
        {choice}
        <Answers {...props} />
      </Box>
    </Dialog>
  );
}

/**
 * The state of a question: `ask` opens it, and it stays open until `act` calls `close` or the user cancels. `asked` is
 * its subject while it is open; `dialog` holds the props for the dialog.
 */
export function useAsking<About = void>(busy: boolean, act: (close: () => void, about: About) => unknown) {
  const [question, setQuestion] = useState<Readonly<{ about: About }>>();
  const close = () => setQuestion(undefined);
  return {
    ask: (about: About) => setQuestion({ about }),
    asked: question?.about,
    dialog: {
      open: question !== undefined,
      busy,
      onConfirm: () => void (question && act(close, question.about)),
      onClose: close,
    },
  };
}
