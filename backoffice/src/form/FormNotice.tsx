import { Alert, Box, Button } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

type Action = Readonly<{ label: string; act: () => void }>;

type FormNoticeProps = Readonly<{
  severity: "info" | "warning";
  actions?: readonly Action[];
  /** Comes into view and takes the focus when it appears: it answers what was just done, maybe far down the form. */
  focused?: boolean;
  children: ReactNode;
}>;

/** Something to know about the whole form, with what to do about it. */
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
      // Several buttons come below the words where there is no room beside them.
      sx={{ mb: 2, flexWrap: actions.length > 1 ? "wrap" : undefined, ".MuiAlert-message": { flex: "1 1 12rem" } }}
      action={
        actions.length > 0 && (
          <Box sx={{ display: "flex", gap: 1 }}>
            {actions.map(({ label, act }) => (
              <Button key={label} size="small" variant="outlined" onClick={act}>
                {label}
              </Button>
            ))}
          </Box>
        )
      }
    >
      {children}
    </Alert>
  );
}
