import type { TwoFactorState as State } from "@etalase/contracts/accounts/users.schema";
import { recoveryCodeCount } from "@etalase/contracts/auth";
import { Alert, Button, Typography } from "@mui/material";
import { ShieldCheckIcon } from "lucide-react";
import { StatusChip } from "../parts/StatusChip.tsx";
import { Cluster, Row } from "../theme/Words.tsx";

const fewCodes = 3;

/** Warns in time when few codes are left: they are the only way in without the app. */
function CodesLeft({ count }: { count: number }) {
  const left = `${count} of ${recoveryCodeCount} left`;
  if (count <= fewCodes)
    return (
      <Alert severity="warning">
        Recovery codes: {left}. Set it up anew to get ten new ones, before a lost phone locks you out.
      </Alert>
    );
  return (
    <Typography variant="body2" color="textSecondary">
      Recovery codes: {left}. Set it up anew for another phone or when they run short: you get ten new ones.
    </Typography>
  );
}

type TwoFactorStateProps = Readonly<{ state: State; onBegin: () => void; onTurnOff: () => void }>;

/** Shows whether two-factor sign-in is on, with the buttons that change it. */
export function TwoFactorState({ state: { enabled, recoveryCodesLeft }, onBegin, onTurnOff }: TwoFactorStateProps) {
  return (
    <>
      <Row sx={{ gap: 1.5 }}>
        <StatusChip tone={enabled ? "success" : "default"} label={enabled ? "On" : "Off"} />
        <Typography variant="body2" color="textSecondary">
          {enabled ? "Signing in takes your password and a code from your app." : "Your password alone signs you in."}
        </Typography>
      </Row>
      <Cluster>
        <Button variant={enabled ? "outlined" : "contained"} startIcon={<ShieldCheckIcon />} onClick={onBegin}>
          {enabled ? "Set up anew" : "Set up"}
        </Button>
        {enabled && (
          <Button variant="outlined" color="error" onClick={onTurnOff}>
            Turn off
          </Button>
        )}
      </Cluster>
      {enabled && <CodesLeft count={recoveryCodesLeft} />}
    </>
  );
}
