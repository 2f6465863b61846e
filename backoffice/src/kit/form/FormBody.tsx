import { isNewKey } from "@etalase/contracts/desk/desk";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { takenBackEvent } from "../data/undo.ts";
import { useDesk } from "../desk/deskContext.ts";
import { t } from "../language/t.ts";
import { useStrayDrops } from "../media/useStrayDrops.ts";
import { lazyComponent } from "../parts/lazyComponent.tsx";
import type { DraftNoticeProps } from "./DraftNotice.tsx";
import { FormNotice } from "./FormNotice.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { DeskFields } from "./LockedFields.tsx";

const PlainDraftNotice = ({ onDiscard }: DraftNoticeProps) => (
  <FormNotice severity="info" actions={[{ label: t("Discard"), act: onDiscard }]}>
    {t("The form has unsaved changes.")}
  </FormNotice>
);

/** Notices that few forms need. When a module fails to load, the form works without it. */
const UnfinishedNotice = lazyComponent(async () => (await import("./UnfinishedNotice.tsx")).UnfinishedNotice, {
  otherwise: () => null,
});
const DraftNotice = lazyComponent(async () => (await import("./DraftNotice.tsx")).DraftNotice, {
  otherwise: PlainDraftNotice,
});
const GoneNotice = lazyComponent(async () => (await import("./GoneNotice.tsx")).GoneNotice, { otherwise: () => null });

type Props = Readonly<{ submitLabel: string; isGone?: boolean | undefined; reloaded: boolean; onReload: () => void }>;

/** The notices about the form as a whole. */
function FormNotices({ submitLabel, isGone, reloaded, onReload }: Props) {
  const { draft, place } = useDesk();
  const { restored, discarded } = draft;
  return (
    <>
      {isGone && <GoneNotice {...{ onReload }} />}
      {isNewKey(place.key) && <UnfinishedNotice />}
      {restored && <DraftNotice key={restored.at} {...{ restored, submitLabel, reloaded }} onDiscard={draft.discard} />}
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

type Reloading = Readonly<{
  /** How often a save was refused because another editor had saved; 0 while the loaded record may be the latest. */
  refusals: number;
  onReload: () => void;
  /** True from the moment the form has been saved. */
  isOver?: RefObject<boolean> | undefined;
}>;

/**
 * Loads the latest version of the record when the form's own is outdated. The changes made here return as a draft, merged
 * with that version.
 */
function useReloading({ refusals, onReload, isOver }: Reloading): boolean {
  const { draft, place } = useDesk();
  const [reloaded, setReloaded] = useState(false);
  const reload = useEffectEvent(() => {
    void draft.keep();
    setReloaded(true);
    onReload();
  });
  useEffect(() => {
    if (refusals > 0) reload();
  }, [refusals]);
  // Saved meanwhile: what is shown is the own version again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each save
  useEffect(() => setReloaded(false), [draft.savedAt]);
  // The shown record has a newer version now; a new record has none.
  const reloadShown = useEffectEvent(() => {
    if (isOver?.current || isNewKey(place.key)) return;
    void draft.keep();
    onReload();
  });
  useEffect(() => {
    window.addEventListener(takenBackEvent, reloadShown);
    return () => window.removeEventListener(takenBackEvent, reloadShown);
  }, []);
  return reloaded;
}

type Deletion = Readonly<{ isGone: boolean | undefined; onReload: () => void }>;

/** Asks for the record when the input's way to the server meets none, and keeps the input again once it is back. */
function useDeletion({ isGone, onReload }: Deletion): void {
  const { keeping, keepAgain } = useDesk().draft;
  const seemsGone = keeping?.where !== "server" && keeping?.obstacle === "gone";
  const ask = useEffectEvent(onReload);
  useEffect(() => {
    if (seemsGone) ask();
  }, [seemsGone]);

  const wasGone = useRef(false);
  const comesBack = useEffectEvent(keepAgain);
  useEffect(() => {
    if (wasGone.current && !isGone) void comesBack();
    wasGone.current = isGone === true;
  }, [isGone]);
}

type FormBodyProps = Reloading &
  Readonly<{
    submitLabel: string;
    /** Whether the record was deleted under the form. */
    isGone?: boolean | undefined;
    /** Called as well when the form is left without saving. */
    onLeave?: () => void;
    children: ReactNode;
  }>;

/** The inputs, below the notices about the form as a whole. */
export function FormBody({ submitLabel, isGone, refusals, onReload, isOver, onLeave, children }: FormBodyProps) {
  const { draft } = useDesk();
  useStrayDrops();
  const reloaded = useReloading({ refusals, onReload, isOver });
  useDeletion({ isGone, onReload });
  const leave = (keeps: boolean) => {
    if (keeps) void draft.keep();
    else draft.forget();
    onLeave?.();
  };
  return (
    <>
      <DeskFields>
        <FormNotices {...{ submitLabel, isGone, reloaded, onReload }} />
        {children}
      </DeskFields>
      <LeaveGuard
        {...{ isOver }}
        isKept={() => draft.refuge() === "server"}
        keepNow={draft.keep}
        isOnlyHere={() => draft.refuge() === "browser"}
        onLeave={leave}
      />
    </>
  );
}
