import { Alert, Button } from "@mui/material";
import { type ReactNode, useEffect, useRef } from "react";

type FormNoticeProps = Readonly<{
  severity: "info" | "warning";
  action?: Readonly<{ label: string; act: () => void }> | undefined;
  /** Comes into view and takes the focus when it appears: it answers what was just done, maybe far down the form. */
  focused?: boolean;
  children: ReactNode;
}>;

/** Something to know about the whole form, with what to do about it. */
export function FormNotice({ severity, action, focused = false, children }: FormNoticeProps) {
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
      sx={{ mb: 2 }}
      action={
        action && (
          <Button size="small" variant="outlined" onClick={action.act}>
            {action.label}
          </Button>
        )
      }
    >
      {children}
    </Alert>
  );
}
