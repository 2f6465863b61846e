import { isNewKey } from "@etalase/contracts/desk/desk";
import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { useDesk } from "../desk/deskContext.ts";
import { t } from "../language/t.ts";
import type { DraftNoticeProps } from "./DraftNotice.tsx";
import { FormNotice } from "./FormNotice.tsx";

/** A notice that few forms need. When its module fails to load, the form works without it. */
function late<P extends object>(load: () => Promise<ComponentType<P>>, otherwise: ComponentType<P> = () => null) {
  const Late = lazy(async () => ({ default: await load().catch(() => otherwise) }));
  return (props: ComponentProps<typeof Late>) => (
    <Suspense>
      <Late {...props} />
    </Suspense>
  );
}

const PlainDraftNotice = ({ onDiscard }: DraftNoticeProps) => (
  <FormNotice severity="info" actions={[{ label: t("Discard"), act: onDiscard }]}>
    {t("The form has unsaved changes.")}
  </FormNotice>
);

const BegunNotice = late(async () => (await import("./BegunNotice.tsx")).BegunNotice);
const DraftNotice = late(async () => (await import("./DraftNotice.tsx")).DraftNotice, PlainDraftNotice);
const GoneNotice = late(async () => (await import("./GoneNotice.tsx")).GoneNotice);

type Props = Readonly<{ submitLabel: string; isGone?: boolean | undefined; reloaded: boolean; onReload: () => void }>;

/** The notices about the form as a whole. */
export function FormNotices({ submitLabel, isGone, reloaded, onReload }: Props) {
  const { draft, place } = useDesk();
  const { restored, discarded } = draft;
  return (
    <>
      {isGone && <GoneNotice {...{ onReload }} />}
      {isNewKey(place.key) && <BegunNotice />}
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
