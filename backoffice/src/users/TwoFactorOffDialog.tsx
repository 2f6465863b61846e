import type { User } from "@etalase/contracts/accounts/users.schema";
import { Typography } from "@mui/material";
import { useDataProvider, useNotify, useRefresh } from "react-admin";
import type { EtalaseProvider } from "../kit/data/dataProvider.ts";
import { storedUser } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { Proof } from "./Proof.tsx";

const act = { label: t("Turn off"), colour: "error" } as const;

/** Restores access for a person who has lost the app and the recovery codes. */
export function TwoFactorOffDialog({ user, onClose }: Readonly<{ user: User; onClose: () => void }>) {
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider<EtalaseProvider>();
  const turnOff = async (data: object) => {
    await provider.call(`users/${user.id}/two-factor`, { method: "DELETE", data });
    notify(t("Two-factor sign-in of {name} is off", { name: user.name }), { type: "success" });
    onClose();
    refresh();
  };
  return (
    <LinkDialog title={t("Turn off two-factor of {name}?", { name: user.name })} onClose={onClose}>
      <Typography color="textSecondary">
        {t(
          "{name} will sign in with the password alone, and the recovery codes will stop working. If mail is set up, {name} is told by mail. Make sure that {name} asked for it, and confirm with your own password.",
          { name: user.name },
        )}
      </Typography>
      <Proof username={storedUser()?.username ?? ""} act={act} onProve={turnOff} onCancel={onClose} />
    </LinkDialog>
  );
}
