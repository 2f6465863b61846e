import { isNewKey } from "@etalase/contracts/desk/desk";
import { type EditedResource, titleOf } from "@etalase/contracts/kinds";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { type DeskPlace, dropCopy, listCopies, ownId } from "../data/copies.ts";
import { useDesk } from "../desk/deskContext.ts";
import { draftKey, dropDraft, readDraft } from "../drafts/drafts.ts";
import { addressedKey, copyParam } from "../drafts/place.ts";
import { t } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { ConfirmDialog, useAsking } from "../parts/ConfirmDialog.tsx";
import { formatMoment } from "../parts/format.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { FormNotice } from "./FormNotice.tsx";

/** A new record that the signed-in account began and did not save; `at` is ISO 8601. */
type UnfinishedRecord = Readonly<{ key: string; title: string; at: string }>;

/** Returns the local storage key for the draft of a new record. */
const storedAs = (resource: string, key: string) => draftKey(`${resource}:${key}`);

/** Returns the keys of the new records whose drafts this browser keeps. */
function storedKeys(resource: string): readonly string[] {
  const [before = "", after = ""] = storedAs(resource, "|").split("|");
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(before) && name.endsWith(after))
    .map((name) => name.slice(before.length, name.length - after.length))
    .filter(isNewKey);
}

function storedHere(
  resource: EditedResource,
  key: string,
): (UnfinishedRecord & Readonly<{ isKept: boolean }>) | undefined {
  const draft = readDraft(storedAs(resource, key));
  if (!draft) return undefined;
  return { key, title: titleOf(resource, draft.values), at: draft.at, isKept: draft.kept !== undefined };
}

/**
 * Lists unfinished records, newest first: those on the server, and those that never reached it. Offline, all that are in
 * this browser.
 */
async function unfinishedRecords(
  resource: DeskPlace["resource"],
  signal: AbortSignal,
): Promise<readonly UnfinishedRecord[]> {
  const listed = await listCopies({ resource }, signal).catch(() => null);
  const me = ownId();
  const own = (listed?.copies ?? []).filter(({ id, by }) => by.id === me && isNewKey(id));
  const there = own.map(({ id, title, updatedAt }) => ({ key: id, title, at: updatedAt }));
  const here = storedKeys(resource)
    .filter((key) => !there.some((one) => one.key === key))
    .flatMap((key) => storedHere(resource, key) ?? [])
    // Saved or discarded on another device, if the server had a copy.
    .filter(({ isKept }) => !isKept || !listed);
  return [...there, ...here].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
}

/** Offers the newest unfinished record in place of a blank form; none when the form already shows one. */
function useUnfinishedRecord({ resource, key }: DeskPlace) {
  const [isBlank] = useState(() => isNewKey(key) && addressedKey() !== key);
  const [records, setRecords] = useState<readonly UnfinishedRecord[]>([]);
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const unfinished = await unfinishedRecords(resource, signal);
    if (!signal.aborted) setRecords(unfinished);
  });
  useEffect(() => {
    if (!isBlank) return;
    const controller = new AbortController();
    void find(controller.signal);
    return () => controller.abort();
  }, [isBlank]);
  return {
    unfinished: records.find((one) => one.key !== key),
    async discard({ key: gone }: UnfinishedRecord) {
      await dropCopy({ resource, key: gone }, ownId());
      dropDraft(storedAs(resource, gone));
      setRecords([]);
    },
  };
}

type OfferProps = Readonly<{ unfinished: UnfinishedRecord; onDiscard: () => Promise<void> }>;

function Offer({ unfinished, onDiscard }: OfferProps) {
  const { keep } = useDesk().draft;
  const navigate = useNavigate();
  // The buttons are unmounted with the notice.
  const moveFocus = useFocusOnRemoval();

  const title = unfinished.title || t("Untitled");
  const goOn = async () => {
    // Input of this form in the meantime is kept as unfinished, too.
    await keep();
    moveFocus();
    await navigate({ search: `?${copyParam}=${unfinished.key}` }, { replace: true });
  };
  const discard = useAct({ does: onDiscard, failed: t("It could not be discarded.") });
  const { ask, dialog } = useAsking(discard.isPending, (close) => {
    moveFocus();
    discard.mutate(undefined, { onError: close });
  });
  return (
    <>
      <FormNotice
        severity="info"
        actions={[
          { label: t("Continue"), act: () => void goOn() },
          { label: t("Discard"), act: () => ask() },
        ]}
      >
        {t("Unfinished: {title} of {time}.", { title, time: formatMoment(unfinished.at) })}
      </FormNotice>
      <ConfirmDialog
        {...dialog}
        title={t("Discard unfinished changes?")}
        confirmLabel={t("Discard")}
        cancelLabel={t("Keep it")}
      >
        {t("“{title}” was never saved. This cannot be undone.", { title })}
      </ConfirmDialog>
    </>
  );
}

/** Offers, in a blank form, to continue a record that was begun and not saved. */
export function UnfinishedNotice() {
  const { unfinished, discard } = useUnfinishedRecord(useDesk().place);
  return unfinished && <Offer unfinished={unfinished} onDiscard={() => discard(unfinished)} />;
}
