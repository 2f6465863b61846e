import { editedKinds } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { useNotify } from "react-admin";
import { isGone } from "../data/http.ts";
import { useDesk } from "../desk/deskContext.ts";
import { t } from "../language/t.ts";
import { useAct } from "../notices/useAct.ts";
import { isTyping } from "../parts/keys/shortcuts.ts";
import { FormNotice } from "./FormNotice.tsx";

/** Says that the form's record is in the trash, and offers to restore it. What was typed stays in the form. */
export function GoneNotice({ onReload }: Readonly<{ onReload: () => void }>) {
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
      onReload();
    },
  });
  if (isGone(restoring.error))
    return (
      <FormNotice severity="error">
        {capitalised(t("This {noun} was deleted for good. Copy what you still need before you leave.", { noun }))}
      </FormNotice>
    );
  return (
    <FormNotice
      severity="warning"
      focused={!isTyping(document.activeElement)}
      actions={[{ label: t("Bring it back"), act: () => restoring.mutate() }]}
    >
      {capitalised(t("This {noun} is in the trash. Restore it to save your changes.", { noun }))}
    </FormNotice>
  );
}
