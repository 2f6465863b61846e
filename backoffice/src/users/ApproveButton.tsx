import type { User } from "@etalase/contracts/accounts/users.schema";
import { Button, type SxProps } from "@mui/material";
import { UserCheckIcon } from "lucide-react";
import { AskDialog, useAsking } from "../parts/ConfirmDialog.tsx";
import { RoleWords } from "./RoleWords.tsx";
import { useAccountChange } from "./useAccountChange.ts";

/** Approves a registered account, after a question that explains its rights. */
export function ApproveButton({ user, sx }: { user: User; sx?: SxProps }) {
  const { change, isBusy } = useAccountChange(user);
  const { ask, dialog } = useAsking(isBusy, (close) =>
    change({ role: "admin" }, `${user.name} is approved, and can open the dashboard now`, close),
  );
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<UserCheckIcon size={18} />}
        aria-label={`Approve ${user.name}`}
        onClick={() => ask()}
        {...(sx && { sx })}
      >
        Approve
      </Button>
      <AskDialog {...dialog} Icon={UserCheckIcon} title={`Approve ${user.name}?`} confirmLabel="Approve">
        {`${user.username}${user.email && ` (${user.email})`} becomes an admin and is let in at once.`}
        <RoleWords of="admin" />
      </AskDialog>
    </>
  );
}
