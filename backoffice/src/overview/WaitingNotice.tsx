import { Alert, Button } from "@mui/material";
import { UserCheckIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { useWaitingAccounts } from "../data/useWaitingAccounts.ts";
import { locale } from "../parts/format.ts";

const and = new Intl.ListFormat(locale);

/** Tells a superadmin who wants to be let in. */
export function WaitingNotice() {
  const { data = [], total = 0 } = useWaitingAccounts();
  if (total === 0) return null;
  const named = data.map(({ name }) => name);
  const others = total - named.length;
  const who = and.format(others > 0 ? [...named, `${others} more`] : named);
  return (
    <Alert
      severity="warning"
      icon={<UserCheckIcon />}
      action={
        <Button component={Link} to="/dashboard/users" size="small" variant="outlined">
          Review
        </Button>
      }
    >
      <strong>{who}</strong>
      {total === 1 ? " waits for your approval." : " wait for your approval."}
    </Alert>
  );
}
