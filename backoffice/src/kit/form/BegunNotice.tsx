import { useNavigate } from "react-router-dom";
import { useDesk } from "../desk/deskContext.ts";
import { copyParam } from "../drafts/place.ts";
import { type Begun, useBegun } from "../drafts/useBegun.ts";
import { t } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { ConfirmDialog, useAsking } from "../parts/ConfirmDialog.tsx";
import { formatMoment } from "../parts/format.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { FormNotice } from "./FormNotice.tsx";

type OfferProps = Readonly<{ begun: Begun; onDiscard: () => Promise<void> }>;

function Offer({ begun, onDiscard }: OfferProps) {
  const { keep } = useDesk().draft;
  const navigate = useNavigate();
  // The buttons are unmounted with the notice.
  const moveFocus = useFocusOnRemoval();

  const title = begun.title || t("Untitled");
  const goOn = async () => {
    // Input of this form in the meantime is kept as unfinished, too.
    await keep();
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
export function BegunNotice() {
  const { begun, discard } = useBegun(useDesk().place);
  return begun && <Offer begun={begun} onDiscard={() => discard(begun)} />;
}
