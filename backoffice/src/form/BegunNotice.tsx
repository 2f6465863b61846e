import { editedKinds } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { useNotify } from "react-admin";
import { useNavigate } from "react-router-dom";
import { isGone } from "../data/http.ts";
import { useDesk } from "../desk/deskContext.ts";
import { copyParam } from "../drafts/place.ts";
import { type Begun, useBegun } from "../drafts/useBegun.ts";
import { t } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { ConfirmDialog, useAsking } from "../parts/ConfirmDialog.tsx";
import { formatMoment } from "../parts/format.ts";
import { isTyping } from "../parts/keys/isTyping.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { FormNotice } from "./FormNotice.tsx";

type OfferProps = Readonly<{ begun: Begun; onDiscard: () => Promise<void> }>;

function Offer({ begun, onDiscard }: OfferProps) {
  const { keepNow } = useDesk().draft;
  const navigate = useNavigate();
  // The buttons are unmounted with the notice.
  const moveFocus = useFocusOnRemoval();

  const title = begun.title || t("Untitled");
  const goOn = async () => {
    // Input of this form in the meantime is kept as unfinished, too.
    await keepNow();
    moveFocus();
    await navigate({ search: `?${copyParam}=${begun.key}` }, { replace: true });
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
        {t("Unfinished: {title} of {time}.", { title, time: formatMoment(begun.at) })}
      </FormNotice>
      <ConfirmDialog
        {...dialog}
        title={t("Discard what is unfinished?")}
        confirmLabel={t("Discard")}
        cancelLabel={t("Keep it")}
      >
        {t("“{title}” was never saved. This cannot be undone.", { title })}
      </ConfirmDialog>
    </>
  );
}

/** Offers, in a blank form, to continue a record that was begun and not saved. */
export function BegunNotice() {
  const { begun, discard } = useBegun(useDesk().place);
  return begun && <Offer begun={begun} onDiscard={() => discard(begun)} />;
}

/** Says that the form's record is in the trash, and offers to restore it. What was typed stays in the form. */
export function GoneNotice({ onRestored }: Readonly<{ onRestored: () => void }>) {
  const { resource, key } = useDesk().place;
  const notify = useNotify();
  const noun = t(editedKinds[resource].noun);
  const restoring = useAct({
    // Without the answer, and so without an undo, which would take the record away again.
    does: async (call) => void (await call(`trash/${key}/restore`, { method: "POST" })),
    failed: (error) =>
      isGone(error) ? undefined : t("They could not be restored: {reason}", { reason: error.message }),
    onDone: () => {
      notify(t("{what} restored", { what: capitalised(noun) }), { type: "success" });
      onRestored();
    },
  });
  if (isGone(restoring.error))
    return (
      <FormNotice severity="error">
        {t("This {noun} was deleted for good. Copy what you still need before you leave.", { noun })}
      </FormNotice>
    );
  return (
    <FormNotice
      severity="warning"
      focused={!isTyping(document.activeElement)}
      actions={[{ label: t("Bring it back"), act: () => restoring.mutate() }]}
    >
      {t("This {noun} is in the trash. What you type here can be saved once it is back.", { noun })}
    </FormNotice>
  );
}
