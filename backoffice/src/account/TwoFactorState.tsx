import type { TwoFactorState as State } from "@etalase/contracts/accounts/users.schema";
import { recoveryCodeCount } from "@etalase/contracts/auth";
import { Alert, Button, Typography } from "@mui/material";
import { ShieldCheckIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import { StatusChip } from "../kit/parts/StatusChip.tsx";
import { Cluster, Row } from "../kit/theme/Words.tsx";

const fewCodes = 3;

/** Warns in time when few codes are left: they are the only way in without the app. */
function CodesLeft({ count }: { count: number }) {
  const codes = { count, all: recoveryCodeCount };
  if (count <= fewCodes)
    return (
      <Alert severity="warning">
        {t(
          "Recovery codes: {count} of {all} left. Set it up again to get ten new ones, before a lost phone locks you out.",
          codes,
        )}
      </Alert>
    );
  return (
    <Typography variant="body2" color="textSecondary">
      {t("Recovery codes: {count} of {all} left. Set it up again to switch phones or to get ten new codes.", codes)}
    </Typography>
  );
}

type TwoFactorStateProps = Readonly<{ state: State; onBegin: () => void; onTurnOff: () => void }>;

/** Shows whether two-factor sign-in is on, with the buttons that change it. */
export function TwoFactorState({ state: { enabled, recoveryCodesLeft }, onBegin, onTurnOff }: TwoFactorStateProps) {
  return (
    <>
      <Row sx={{ gap: 1.5 }}>
        <StatusChip tone={enabled ? "success" : "default"} label={enabled ? t("On") : t("Off")} />
        <Typography variant="body2" color="textSecondary">
          {enabled
            ? t("Signing in requires your password and a code from your app.")
            : t("You sign in with your password alone.")}
        </Typography>
      </Row>
      <Cluster>
        <Button variant={enabled ? "outlined" : "contained"} startIcon={<ShieldCheckIcon />} onClick={onBegin}>
          {enabled ? t("Set up again") : t("Set up")}
        </Button>
        {enabled && (
          <Button variant="outlined" color="error" onClick={onTurnOff}>
            {t("Turn off")}
          </Button>
        )}
      </Cluster>
      {enabled && <CodesLeft count={recoveryCodesLeft} />}
    </>
  );
}
