import type { User, UserUpdate } from "@etalase/contracts/users.schema";
import { createContext, useContext } from "react";
import { type HttpError, type Identifier, useDelete, useNotify, useRefresh, useUpdate } from "react-admin";
import { isGone } from "../data/http.ts";
import { leaveSignedOut, startAnew, storedUser } from "../data/session.ts";

/** The account that the server would not change, and why. */
export type Refusal = Readonly<{ id: Identifier; sentence: string }> | undefined;

export const RefusalContext = createContext<readonly [Refusal, (refusal: Refusal) => void]>([undefined, () => {}]);

/** Returns why nothing can be done with an account for now; nobody knows before the server has said so. */
export function useRefusal(id: Identifier): string | undefined {
  const [refusal] = useContext(RefusalContext);
  return refusal?.id === id ? refusal.sentence : undefined;
}

const refusedStatus = 400;

export const isOwn = ({ id }: User): boolean => id === storedUser()?.id;

/** The own account's change ends what was allowed here until now. */
function leaveAs(user: User, { role, disabled }: UserUpdate): void {
  if (disabled || !role || role === user.role) leaveSignedOut();
  else startAnew(role);
}

/** Changes or deletes an account once it is sure; a refusal is told and remembered. */
export function useAccountChange(user: User) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [, setRefusal] = useContext(RefusalContext);
  const [update, { isPending: isChanging }] = useUpdate<User, HttpError>();
  const [deleteOne, { isPending: isDeleting }] = useDelete<User, HttpError>();

  const outcome = (done: string, leave: () => void, onSettled?: () => void) => ({
    mutationMode: "pessimistic" as const,
    ...(onSettled && { onSettled }),
    onSuccess: () => {
      setRefusal(undefined);
      if (isOwn(user)) leave();
      else notify(done, { type: "success" });
    },
    onError: (error: HttpError) => {
      notify(error.message, { type: "error" });
      // Somebody else has deleted the account.
      if (isGone(error)) refresh();
      if (error.status === refusedStatus) setRefusal({ id: user.id, sentence: error.message });
    },
  });

  const change = (data: UserUpdate, done: string, onSettled?: () => void) =>
    void update(
      "users",
      { id: user.id, data, previousData: user, meta: { patch: true } },
      outcome(done, () => leaveAs(user, data), onSettled),
    );
  const remove = (onDeleted: () => void, onSettled: () => void) => {
    const { onSuccess, ...rest } = outcome("Account deleted", leaveSignedOut, onSettled);
    const done = () => {
      onDeleted();
      onSuccess();
      // Not only this row: what the list counts too.
      refresh();
    };
    void deleteOne("users", { id: user.id, previousData: user }, { ...rest, onSuccess: done });
  };

  return { change, remove, isBusy: isChanging || isDeleting };
}
