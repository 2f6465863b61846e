import { isNewKey } from "@etalase/contracts/desk/desk";
import {
  type ComponentType,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useFormState } from "react-hook-form";
import { useBlocker } from "react-router-dom";
import { takenBackEvent } from "../data/undo.ts";
import { useDesk } from "../desk/deskContext.ts";
import { useDeletion } from "../desk/useDeletion.ts";
import { addressedKey } from "../drafts/place.ts";
import { t } from "../language/t.ts";
import { useStrayDrops } from "../media/useStrayDrops.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import type { DraftNoticeProps } from "./DraftNotice.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { DeskFields } from "./LockedFields.tsx";

const nothing = () => null;

// When this module fails to load, the form works without it.
const BegunNotice = lazy(async () => ({
  default: await import("./BegunNotice.tsx").then(
    (loaded) => loaded.BegunNotice,
    () => nothing,
  ),
}));

const PlainDraftNotice = ({ onDiscard }: DraftNoticeProps) => (
  <FormNotice severity="info" actions={[{ label: t("Discard"), act: onDiscard }]}>
    {t("The form holds changes that were not saved.")}
  </FormNotice>
);

// Most forms open without a draft.
const DraftNotice = lazy(async () => ({
  default: await import("./DraftNotice.tsx").then(
    (loaded) => loaded.DraftNotice,
    () => PlainDraftNotice,
  ),
}));

const GoneNotice = lazy<ComponentType<{ onReload: () => void }>>(async () => ({
  default: await import("./GoneNotice.tsx").then(
    (loaded) => loaded.GoneNotice,
    () => nothing,
  ),
}));

/** Covers other sites and closed tabs, where only the browser can ask. */
function useBrowserQuestion(asks: boolean, isKept: () => boolean): void {
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
  isOver?: RefObject<boolean>;
  /** Whether leaving would lose nothing, so that nobody is asked. */
  isKept: () => boolean;
  /** Keeps what was typed a moment ago, before anybody is asked. Absent where no draft is kept. */
  keepNow?: () => Promise<unknown>;
  /** Whether this browser keeps all of the input, and the server not. */
  isOnlyHere?: () => boolean;
  onLeave: (keepsDraft: boolean) => void;
}>;

function LeaveGuard(props: LeaveGuardProps) {
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = useFormState();
  const isUnsaved = isSubmitting || (Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful);
  return <LeaveQuestion isUnsaved={isUnsaved} isSubmitting={isSubmitting} {...props} />;
}

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
    const kept = keepNow?.().catch(() => undefined);
    if (!isSubmitting) await Promise.race([kept, new Promise((done) => setTimeout(done, keepingMs))]);
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
  if (isSubmitting) return t("Saving has not ended yet. Leaving stops it, and what you changed here will be lost.");
  if (isOnlyHere?.()) return t("What you changed is kept in this browser only.");
  return keepNow
    ? t("Not all of it could be kept for later, such as files that were only chosen.")
    : t("What you changed here will be lost.");
}

/**
 * Asks before the user leaves a form with unsaved changes that no draft keeps, or a form that is being saved. A screen
 * can have only one.
 */
export function LeaveQuestion(props: LeaveQuestionProps) {
  const { isUnsaved, isSubmitting, isOver, isKept, onLeave } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && !isOver?.current && formAt(currentLocation) !== formAt(nextLocation) && !isKept(),
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

type FormBodyProps = Readonly<{
  submitLabel: string;
  /** Whether the record was deleted under the form. */
  isGone?: boolean | undefined;
  /** How often a save was refused because another editor had saved; 0 while the loaded record may be the latest. */
  refusals: number;
  onReload: () => void;
  /** See LeaveGuard. */
  isOver?: RefObject<boolean>;
  /** Called as well when the form is left without saving. */
  onLeave?: () => void;
  children: ReactNode;
}>;

type Reloading = Pick<FormBodyProps, "refusals" | "onReload" | "isOver">;

/**
 * Loads the latest version of the record when the form's own is outdated. The changes made here return as a draft, merged
 * with that version.
 */
function useReloading({ refusals, onReload, isOver }: Reloading): boolean {
  const { draft, place } = useDesk();
  const [reloaded, setReloaded] = useState(false);
  const reload = useEffectEvent(() => {
    draft.keep();
    setReloaded(true);
    onReload();
  });
  useEffect(() => {
    if (refusals > 0) reload();
  }, [refusals]);
  // The shown record has a newer version now; a new record has none.
  const reloadShown = useEffectEvent(() => {
    if (isOver?.current || isNewKey(place.key)) return;
    draft.keep();
    onReload();
  });
  useEffect(() => {
    window.addEventListener(takenBackEvent, reloadShown);
    return () => window.removeEventListener(takenBackEvent, reloadShown);
  }, []);
  return reloaded;
}

/** The notices about the form as a whole. */
function Notices({ submitLabel, reloaded }: Readonly<{ submitLabel: string; reloaded: boolean }>) {
  const { draft, labels, place } = useDesk();
  const { restored, discarded, savedOf } = draft;
  return (
    <>
      {isNewKey(place.key) && (
        <Suspense>
          <BegunNotice />
        </Suspense>
      )}
      {restored && (
        <Suspense fallback={null}>
          <DraftNotice
            key={restored.at}
            {...restored}
            {...{ labels, submitLabel, reloaded, savedOf }}
            onUseSaved={draft.takeSaved}
            onAnswered={draft.answered}
            onDiscard={draft.discard}
          />
        </Suspense>
      )}
      {reloaded && !restored && (
        <FormNotice severity="warning" focused>
          {t("Someone else has changed this record. You see the latest version now.")}
        </FormNotice>
      )}
      {discarded && (
        <FormNotice severity="info" actions={[{ label: t("Bring them back"), act: draft.undoDiscard }]}>
          {t("Your changes were discarded.")}
        </FormNotice>
      )}
    </>
  );
}

/** The inputs, below the notices about the form as a whole. */
export function FormBody({ submitLabel, isGone, refusals, onReload, isOver, onLeave, children }: FormBodyProps) {
  const { draft } = useDesk();
  useStrayDrops();
  const reloaded = useReloading({ refusals, onReload, ...(isOver && { isOver }) });
  useDeletion({ isGone, onReload });
  const leave = (keeps: boolean) => {
    if (keeps) {
      draft.keep();
      void draft.keepNow();
    } else draft.forget();
    onLeave?.();
  };
  return (
    <>
      <DeskFields>
        {isGone && (
          <Suspense>
            <GoneNotice {...{ onReload }} />
          </Suspense>
        )}
        <Notices {...{ submitLabel, reloaded }} />
        {children}
      </DeskFields>
      <LeaveGuard
        {...(isOver && { isOver })}
        isKept={draft.isKept}
        keepNow={draft.keepNow}
        isOnlyHere={draft.isOnlyHere}
        onLeave={leave}
      />
    </>
  );
}
