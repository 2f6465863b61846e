import type { User } from "@etalase/contracts/accounts/users.schema";
import { Typography } from "@mui/material";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { storedUser } from "../data/session.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { Proof } from "./Proof.tsx";

const act = { label: "Turn off", colour: "error" } as const;

/** Restores access for a person who has lost the app and the recovery codes. */
export function TwoFactorOffDialog({ user, onClose }: Readonly<{ user: User; onClose: () => void }>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<EtalaseProvider>();
  const turnOff = async (data: object) => {
    await provider.call(`users/${user.id}/two-factor`, { method: "DELETE", data });
    notify(`Two-factor sign-in of ${user.name} is off`, { type: "success" });
    onClose();
    refresh();
  };
  return (
    <LinkDialog title={`Turn off two-factor of ${user.name}?`} onClose={onClose}>
      <Typography color="textSecondary">
        From then on the password alone signs {user.name} in, and the recovery codes are worthless. Where mail is set
        up, a letter tells them. Be sure that it is {user.name} who asks for it, and confirm it with your own password.
      </Typography>
      <Proof username={storedUser()?.username ?? ""} act={act} onProve={turnOff} onCancel={onClose} />
    </LinkDialog>
  );
}
