import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { useFormState } from "react-hook-form";
import { useBlocker } from "react-router-dom";
import { addressedKey, isSameForm } from "../drafts/place.ts";
import { t } from "../language/t.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";

/** Covers other sites and closed tabs, where only the browser can ask. */
export function useBrowserQuestion(asks: boolean, isKept: () => boolean): void {
  const isKeptNow = useEffectEvent(isKept);
  useEffect(() => {
    if (!asks) return;
    const ask = (event: BeforeUnloadEvent) => isKeptNow() || event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [asks]);
}

type LeaveGuardProps = Readonly<{
  /** True from the moment the form has been saved: the redirect to the list starts before the form's state says so. */
  isOver?: RefObject<boolean> | undefined;
  /** Whether leaving would lose nothing, so that nobody is asked. */
  isKept: () => boolean;
  /** Keeps what was typed a moment ago, before anybody is asked. Absent where no draft is kept. */
  keepNow?: () => Promise<unknown>;
  /** Whether this browser keeps all of the input, and the server not. */
  isOnlyHere?: () => boolean;
  onLeave: (keepsDraft: boolean) => void;
}>;

type LeaveQuestionProps = LeaveGuardProps & Readonly<{ isUnsaved: boolean; isSubmitting: boolean }>;

/** Forms of new records share a path, so the key tells them apart. */
const formAt = ({ pathname, search }: Readonly<{ pathname: string; search: string }>) =>
  pathname + addressedKey(search);

/** Milliseconds for which a way out waits until the input is kept. */
const keepingMs = 1500;

/** Tells when a blocked way out needs a question: at once, or when the input could not be kept in time. */
function useAsks({ state, proceed }: ReturnType<typeof useBlocker>, props: LeaveQuestionProps): boolean {
  const { isUnsaved, isSubmitting, isKept, keepNow } = props;
  const [asks, setAsks] = useState(false);
  const settled = useEffectEvent(async () => {
    const keeping = keepNow?.().catch(() => undefined);
    if (!isSubmitting) await Promise.race([keeping, new Promise((done) => setTimeout(done, keepingMs))]);
  });
  const decide = useEffectEvent(() => (isKept() ? proceed?.() : setAsks(true)));
  useEffect(() => {
    let isCurrent = true;
    if (state !== "blocked") setAsks(false);
    else if (isUnsaved) void settled().then(() => isCurrent && decide());
    // The form was saved while the question was open, so there is nothing left to ask.
    else proceed?.();
    return () => {
      isCurrent = false;
    };
  }, [state, isUnsaved, proceed]);
  return asks;
}

function warningOf({ isSubmitting, keepNow, isOnlyHere }: LeaveQuestionProps): string {
  if (isSubmitting) return t("Still saving. If you leave, saving stops and your changes are lost.");
  if (isOnlyHere?.()) return t("Your changes are kept in this browser only.");
  return keepNow
    ? t("Not all of it could be kept for later, such as files that were only chosen.")
    : t("Your changes here will be lost.");
}

/**
 * Asks before the user leaves a form with unsaved changes that no draft keeps, or a form that is being saved. A screen
 * can have only one.
 */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isUnsaved, isSubmitting, isOver, isKept, onLeave } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !isOver?.current &&
      formAt(currentLocation) !== formAt(nextLocation) &&
      !isSameForm(nextLocation.state) &&
      !isKept(),
  );
  useBrowserQuestion(isUnsaved, isKept);
  const asks = useAsks(blocker, props);

  const leave = (keepsDraft: boolean) => () => {
    onLeave(keepsDraft);
    blocker.proceed?.();
  };
  return (
    <ConfirmDialog
      open={asks && isUnsaved}
      title={t("Leave without saving?")}
      confirmLabel={isSubmitting ? t("Leave") : t("Discard changes")}
      cancelLabel={t("Stay")}
      busy={false}
      onConfirm={leave(false)}
      onClose={() => blocker.reset?.()}
      other={isSubmitting || !props.keepNow ? undefined : { label: t("Keep for later"), act: leave(true) }}
    >
      {warningOf(props)}
    </ConfirmDialog>
  );
}

/** The question for one form. */
export function LeaveGuard(props: LeaveGuardProps) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isUnsaved = isSubmitting || (Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful);
  return <LeaveQuestion isUnsaved={isUnsaved} isSubmitting={isSubmitting} {...props} />;
}
