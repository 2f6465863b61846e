import type { User, UserUpdate } from "@etalase/contracts/accounts/users.schema";
import { type HttpError, useDelete, useNotify, useRefresh, useUpdate } from "react-admin";
import { isGone } from "../kit/data/http.ts";
import { leaveSignedOut, startAnew, storedUser } from "../kit/data/session.ts";
import { t } from "../kit/language/t.ts";
import { useDone } from "../kit/notices/UndoButton.tsx";

/** The undo's message: credentials of a deleted account are not kept. */
const broughtBack = t("Undone. The account is back without its password and two-factor: create a reset link for it.");

type More = Readonly<{ onSettled?: () => void; undone?: string }>;

export const isOwn = ({ id }: User): boolean => id === storedUser()?.id;

/** Ends or restarts the session, since a change of one's own account changes its rights. */
function leaveAs(user: User, { role, disabled }: UserUpdate): void {
  if (disabled || !role || role === user.role) leaveSignedOut();
  else startAnew(role);
}

/** Changes or deletes an account after confirmation. */
export function useAccountChange(user: User) {
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();
  const [update, { isPending: isChanging }] = useUpdate<User, HttpError>();
  const [deleteOne, { isPending: isDeleting }] = useDelete<User, HttpError>();

  const outcome = (done: string, leave: () => void, { onSettled, undone }: More = {}) => ({
    mutationMode: "pessimistic" as const,
    ...(onSettled && { onSettled }),
    onSuccess: (data: unknown) => {
      if (isOwn(user)) leave();
      else tell(done, data, { undone });
    },
    onError: (error: HttpError) => {
      notify(error.message, { type: "error" });
      // The account was deleted elsewhere.
      if (isGone(error)) refresh();
    },
  });

  const change = (data: UserUpdate, done: string, onSettled?: () => void) =>
    void update(
      "users",
      { id: user.id, data, previousData: user },
      outcome(done, () => leaveAs(user, data), { ...(onSettled && { onSettled }) }),
    );
  const remove = (onDeleted: () => void, onSettled: () => void) => {
    const { onSuccess, ...rest } = outcome(t("Account deleted"), leaveSignedOut, { onSettled, undone: broughtBack });
    const done = (data: unknown) => {
      onDeleted();
      onSuccess(data);
      // Refreshes more than this row: also the list's counts.
      refresh();
    };
    void deleteOne("users", { id: user.id, previousData: user }, { ...rest, onSuccess: done });
  };

  return { change, remove, isBusy: isChanging || isDeleting };
}
