import { Alert, Link as MuiLink } from "@mui/material";
import { Link } from "react-router-dom";
import { useAlerts, useDeviceHere } from "../alerts/useAlerts.ts";
import { t } from "../kit/language/t.ts";

/** Says that no alert reaches the account, though it wants to be rung. */
export function AlertsNotice() {
  const { data } = useAlerts();
  const here = useDeviceHere(data);
  if (!data?.isDead || here === undefined || here) return null;
  return (
    <Alert severity="warning">
      {t("You get no alert for new orders: no device of yours rings.")}{" "}
      <MuiLink component={Link} to="/dashboard/account#alerts">
        {t("Turn on alerts")}
      </MuiLink>
    </Alert>
  );
}
