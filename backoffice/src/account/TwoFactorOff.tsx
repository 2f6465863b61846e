import { Alert, Typography } from "@mui/material";
import { useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { Proof } from "../users/Proof.tsx";

type TwoFactorOffProps = Readonly<{
  username: string;
  isDemanded: boolean;
  onDone: () => void;
  onCancel: () => void;
}>;

const act = { label: "Turn off", colour: "error" } as const;

/** Asks for the password before it removes the second factor. */
export function TwoFactorOff({ username, isDemanded, onDone, onCancel }: TwoFactorOffProps) {
  const provider = useDataProvider<EtalaseProvider>();
  const turnOff = async (data: object) => {
    await provider.call("auth/two-factor", { method: "DELETE", data });
    onDone();
  };
  return (
    <>
      <Typography variant="body2">
        From then on the password alone signs you in, and the recovery codes are worthless.
      </Typography>
      {isDemanded && (
        <Alert severity="warning">It is demanded of superadmins here: you will have to set it up again at once.</Alert>
      )}
      <Proof username={username} act={act} onProve={turnOff} onCancel={onCancel} />
    </>
  );
}
