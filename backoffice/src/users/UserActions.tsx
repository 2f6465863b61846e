import type { User } from "@etalase/contracts/accounts/users.schema";
import { Divider, IconButton, ListItemIcon, ListItemText, Menu, MenuItem } from "@mui/material";
import {
  BanIcon,
  CircleCheckIcon,
  EllipsisIcon,
  KeyRoundIcon,
  type LucideIcon,
  ShieldOffIcon,
  Trash2Icon,
} from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { t } from "../kit/language/t.ts";
import { ConfirmDialog, useAsking } from "../kit/parts/ConfirmDialog.tsx";
import { lazyComponent } from "../kit/parts/lazyComponent.tsx";
import { useFocusOnRemoval } from "../kit/parts/useFocusOnRemoval.ts";
import { End } from "../kit/theme/Words.tsx";
import { EndedLinks } from "./EndedLinks.tsx";
import { isOwn, useAccountChange } from "./useAccountChange.ts";

const ResetLinkDialog = lazyComponent(async () => (await import("./ResetLinkDialog.tsx")).ResetLinkDialog);
const TwoFactorOffDialog = lazyComponent(async () => (await import("./TwoFactorOffDialog.tsx")).TwoFactorOffDialog);

const questions = {
  disable: {
    title: t("Disable account?"),
    confirm: t("Disable account"),
    text: t("is signed out everywhere at once and cannot sign in until you enable the account again."),
  },
  disableOwn: {
    title: t("Disable your own account?"),
    confirm: t("Disable account"),
    text: t("is signed out at once, and only another superadmin can let you in again."),
  },
  delete: {
    title: t("Delete account?"),
    confirm: t("Delete account"),
    text: t(
      "will be deleted and signed out everywhere. Articles keep the author's name. If you undo this within 30 minutes, the account is back without its password and two-factor. Its ended links stay ended.",
    ),
  },
};

type ItemProps = Readonly<{
  Icon: LucideIcon;
  text: string;
  /** The reason why the action is not possible now. */
  unavailable?: string | undefined;
  danger?: true;
  onClick: () => void;
}>;

const Item = ({ Icon, text, unavailable, danger, onClick }: ItemProps) => (
  <MenuItem
    aria-disabled={Boolean(unavailable)}
    onClick={() => !unavailable && onClick()}
    sx={{ maxWidth: 300, whiteSpace: "normal", color: danger && !unavailable ? "error.main" : undefined }}
  >
    <ListItemIcon sx={{ color: "inherit" }}>
      <Icon />
    </ListItemIcon>
    <ListItemText primary={text} secondary={unavailable} />
  </MenuItem>
);

type Question = keyof typeof questions;
type Opened = "reset" | "twoFactor";

type Choices = Readonly<{
  onOpen: (dialog: Opened) => void;
  onAsk: (question: Question) => void;
  onEnable: () => void;
}>;

/** Returns why no link can be made by which the account gets a new password. */
function resetProblemOf(user: User): string | undefined {
  if (isOwn(user)) return t("Change yours on your account page");
  return user.disabled ? t("Enable it first") : undefined;
}

/** Returns an array: a menu focuses only items that are its own children. */
function itemsOf(user: User, { onOpen, onAsk, onEnable }: Choices) {
  return [
    <Item
      key="reset"
      Icon={KeyRoundIcon}
      text={t("Create reset link")}
      unavailable={resetProblemOf(user)}
      onClick={() => onOpen("reset")}
    />,
    user.twoFactor && (
      <Item
        key="twoFactor"
        Icon={ShieldOffIcon}
        text={t("Turn off two-factor")}
        unavailable={isOwn(user) ? t("Turn yours off on your account page") : undefined}
        onClick={() => onOpen("twoFactor")}
      />
    ),
    user.disabled ? (
      <Item key="enable" Icon={CircleCheckIcon} text={t("Enable")} onClick={onEnable} />
    ) : (
      <Item
        key="disable"
        Icon={BanIcon}
        text={t("Disable")}
        onClick={() => onAsk(isOwn(user) ? "disableOwn" : "disable")}
      />
    ),
    <Divider key="line" />,
    <Item key="delete" Icon={Trash2Icon} text={t("Delete")} danger onClick={() => onAsk("delete")} />,
  ];
}

type AccountChange = ReturnType<typeof useAccountChange>;

/**
 * Returns the question before an account is disabled or deleted, and `ask`, which opens it. `place` is where its
 * actions are in its row.
 */
function useQuestion(user: User, { change, remove, isBusy }: AccountChange, place: RefObject<HTMLElement | null>) {
  const moveFocus = useFocusOnRemoval(place);
  const act = (close: () => void, what: Question) =>
    what === "delete"
      ? remove(moveFocus, close)
      : change({ disabled: true }, t("{name} can no longer sign in", { name: user.name }), close);
  const { ask, asked, dialog } = useAsking(isBusy, act);
  const words = asked && questions[asked];
  const question = words && (
    <ConfirmDialog {...dialog} title={words.title} confirmLabel={words.confirm} choice={<EndedLinks user={user} />}>
      <strong>“{user.name}” </strong>
      {words.text}
    </ConfirmDialog>
  );
  return { ask, question };
}

/** Further actions for an account: a link for a lost password, disabling, and deletion. */
export function UserActions({ user }: { user: User }) {
  const account = useAccountChange(user);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<Opened>();
  const place = useRef<HTMLElement>(null);
  const { ask, question } = useQuestion(user, account, place);

  const label = t("Actions for {name}", { name: user.name });
  const close = () => setAnchor(null);
  const closeDialog = () => setOpened(undefined);
  const items = itemsOf(user, {
    onOpen: (next) => {
      close();
      setOpened(next);
    },
    onAsk: (next) => {
      close();
      ask(next);
    },
    onEnable: () => {
      close();
      account.change({ disabled: false }, t("{name} can sign in again", { name: user.name }));
    },
  });
  return (
    <End ref={place}>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <EllipsisIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close} slotProps={{ list: { "aria-label": label } }}>
        {items}
      </Menu>
      {question}
      {opened === "reset" && <ResetLinkDialog user={user} onClose={closeDialog} />}
      {opened === "twoFactor" && <TwoFactorOffDialog user={user} onClose={closeDialog} />}
    </End>
  );
}
