import { Alert, Box, Button } from "@mui/material";
import { RotateCcwIcon, TriangleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../language/t.ts";

type FailureNoticeProps = Readonly<{
  text: string;
  onRetry: () => void;
  /** An alternative to the retry. */
  children?: ReactNode;
}>;

export const FailureNotice = ({ text, onRetry, children }: FailureNoticeProps) => (
  <Alert
    severity="error"
    icon={<TriangleAlertIcon />}
    action={
      <Box sx={{ display: "flex", gap: 1 }}>
        {children}
        <Button size="small" variant="outlined" startIcon={<RotateCcwIcon />} onClick={onRetry}>
          {t("Try again")}
        </Button>
      </Box>
    }
  >
    {text}
  </Alert>
);
