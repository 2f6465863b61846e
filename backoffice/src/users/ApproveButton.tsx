import type { User } from "@etalase/contracts/accounts/users.schema";
import { Button, type SxProps } from "@mui/material";
import { UserCheckIcon } from "lucide-react";
import { t } from "../kit/language/t.ts";
import { AskDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { RoleWords } from "./RoleWords.tsx";
import { useAccountChange } from "./useAccountChange.ts";

/** Approves a registered account, after a question that explains its rights. */
export function ApproveButton({ user, sx }: { user: User; sx?: SxProps }) {
  const { change, isBusy } = useAccountChange(user);
  const { ask, dialog } = useAsking(isBusy, (close) =>
    change({ role: "admin" }, t("{name} is approved, and can open the dashboard now", { name: user.name }), close),
  );
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<UserCheckIcon size={18} />}
        aria-label={t("Approve {name}", { name: user.name })}
        onClick={() => ask()}
        {...(sx && { sx })}
      >
        {t("Approve")}
      </Button>
      <AskDialog
        {...dialog}
        Icon={UserCheckIcon}
        title={t("Approve {name}?", { name: user.name })}
        confirmLabel={t("Approve")}
      >
        {t("{account} becomes an admin and can use the dashboard at once.", {
          account: `${user.username}${user.email && ` (${user.email})`}`,
        })}
        <RoleWords of="admin" />
      </AskDialog>
    </>
  );
}
