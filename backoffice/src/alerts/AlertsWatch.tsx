import { Alert, Link as MuiLink } from "@mui/material";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { useWaiting } from "../kit/data/useWaiting.ts";
import { t } from "../kit/language/t.ts";
import { useAlerts, useDeviceHere } from "./useAlerts.ts";

/** Shows the number of unanswered leads on the icon of the installed dashboard. */
function useBadge(): void {
  const unanswered = useWaiting().data?.leads;
  useEffect(() => {
    // A browser without an icon to mark refuses.
    if (unanswered !== undefined) void navigator.setAppBadge?.(unanswered).catch(() => undefined);
  }, [unanswered]);
}

const account = "/dashboard/account";

/** Says that no alert reaches the account, though it wants to be rung. */
export function AlertsWatch() {
  useBadge();
  const { data } = useAlerts();
  const here = useDeviceHere(data);
  const { pathname } = useLocation();
  if (!data?.isDead || here === undefined || here || pathname === account) return null;
  return (
    <Alert severity="warning" sx={{ mt: 2, py: 0 }}>
      {t("New orders do not reach you: no device of yours rings.")}{" "}
      <MuiLink component={Link} to={`${account}#alerts`}>
        {t("Turn on alerts")}
      </MuiLink>
    </Alert>
  );
}
