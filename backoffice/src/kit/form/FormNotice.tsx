import { Alert, Box } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";
import { BusyButton } from "../parts/BusyButton.tsx";

type Action = Readonly<{ label: string; busy?: boolean; act: () => void }>;

type FormNoticeProps = Readonly<{
  severity: "info" | "warning" | "error";
  actions?: readonly Action[];
  /** Scrolls into view and takes the focus when it appears: it answers an action, maybe far down the form. */
  focused?: boolean;
  children: ReactNode;
}>;

/** A notice about the whole form, with its actions. */
export function FormNotice({ severity, actions = [], focused = false, children }: FormNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focused) return;
    notice.current?.scrollIntoView({ block: "center" });
    notice.current?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <Alert
      ref={notice}
      tabIndex={-1}
      severity={severity}
      // Buttons move below the text where there is no room beside it.
      sx={{ mb: 2, flexWrap: actions.length > 0 ? "wrap" : undefined, ".MuiAlert-message": { flex: "1 1 12rem" } }}
      action={
        actions.length > 0 && (
          <Box sx={{ display: "flex", gap: 1 }}>
            {actions.map(({ label, busy = false, act }) => (
              <BusyButton key={label} size="small" variant="outlined" busy={busy} onClick={act}>
                {label}
              </BusyButton>
            ))}
          </Box>
        )
      }
    >
      {children}
    </Alert>
  );
}
