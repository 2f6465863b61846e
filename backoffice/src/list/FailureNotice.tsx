import { Alert, Button } from "@mui/material";
import { RotateCcwIcon, TriangleAlertIcon } from "../icons.tsx";

type FailureNoticeProps = Readonly<{ text: string; onRetry: () => void }>;

export const FailureNotice = ({ text, onRetry }: FailureNoticeProps) => (
  <Alert
    severity="error"
    icon={<TriangleAlertIcon />}
    action={
      <Button size="small" variant="outlined" startIcon={<RotateCcwIcon />} onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {text}
  </Alert>
);
