import { Typography } from "@mui/material";
import { useState } from "react";
import { HttpError, useNotify } from "react-admin";
import { leaveSignedOut } from "../data/session.ts";
import { BusyButton } from "../parts/BusyButton.tsx";
import { FormSection } from "../parts/FormSection.tsx";
import { LogOutIcon } from "../theme/icons.tsx";
import { endAllSessions } from "./accountApi.ts";

export function Sessions() {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    try {
      await endAllSessions();
      leaveSignedOut();
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      notify(`Failed to sign out everywhere: ${error.message}`, { type: "error" });
      setBusy(false);
    }
  };
  return (
    <FormSection title="Sessions">
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Ends every session of this account on all devices, this one too. Use it when a device is lost or was left signed
        in.
      </Typography>
      <BusyButton
        variant="outlined"
        startIcon={<LogOutIcon />}
        busy={busy}
        onClick={() => void signOut()}
        sx={{ alignSelf: "flex-start" }}
      >
        Sign out everywhere
      </BusyButton>
    </FormSection>
  );
}
