import { Alert, Button } from "@mui/material";

type FormNoticeProps = Readonly<{
  severity: "info" | "warning";
  text: string;
  action: string;
  onAction: () => void;
}>;

/** Something to know about the whole form, with the one thing to do about it. */
export const FormNotice = ({ severity, text, action, onAction }: FormNoticeProps) => (
  <Alert
    severity={severity}
    sx={{ mb: 2 }}
    action={
      <Button size="small" variant="outlined" onClick={onAction}>
        {action}
      </Button>
    }
  >
    {text}
  </Alert>
);
