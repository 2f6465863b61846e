import type { User } from "@etalase/contracts/users.schema";
import { Box } from "@mui/material";
import { BanIcon, CircleCheckIcon, Trash2Icon } from "lucide-react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { IconAction } from "../parts/IconAction.tsx";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { isOwn, useAccountChange, useRefusal } from "./useAccountChange.ts";

const questions = {
  disable: {
    title: "Disable your own account?",
    confirm: "Disable account",
    text: "You are signed out at once, and only another superadmin can let you in again.",
  },
  delete: {
    title: "Delete account?",
    confirm: "Delete account",
    text: "will be deleted and signed out everywhere. Articles keep the author's name. This cannot be undone.",
  },
};

/** Disables, enables and deletes an account. */
export function UserActions({ user }: { user: User }) {
  const { change, remove, isBusy } = useAccountChange(user);
  const unavailable = useRefusal(user.id);
  const [asked, setAsked] = useState<keyof typeof questions>();
  const close = () => setAsked(undefined);
  const place = useRef<HTMLElement>(null);
  const moveFocus = useFocusOnRemoval(place);

  const disable = () => change({ disabled: true }, `${user.name} can no longer sign in`, close);
  const enable = () => change({ disabled: false }, `${user.name} can sign in again`);
  const confirm = () => (asked === "delete" ? remove(moveFocus, close) : disable());
  const question = asked && questions[asked];

  return (
    <Box ref={place} sx={{ display: "flex", justifyContent: "flex-end" }}>
      {user.disabled ? (
        <IconAction label={`Enable ${user.name}`} tip="Enable" Icon={CircleCheckIcon} onClick={enable} />
      ) : (
        <IconAction
          label={`Disable ${user.name}`}
          tip="Disable"
          Icon={BanIcon}
          unavailable={unavailable}
          onClick={() => (isOwn(user) ? setAsked("disable") : disable())}
        />
      )}
      <IconAction
        label={`Delete ${user.name}`}
        tip="Delete"
        Icon={Trash2Icon}
        danger
        unavailable={unavailable}
        onClick={() => setAsked("delete")}
      />
      {question && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.confirm}
          cancelLabel="Cancel"
          busy={isBusy}
          onConfirm={confirm}
          onClose={close}
        >
          {asked === "delete" && <strong>“{user.name}” </strong>}
          {question.text}
        </ConfirmDialog>
      )}
    </Box>
  );
}
