import { messages } from "@etalase/contracts/messages";
import type { Partner } from "@etalase/contracts/partners.schema";
import { useNotify, useRefresh, useUpdate } from "react-admin";
import { isGone } from "../data/http.ts";

type Outcome = Readonly<{ onToggled: () => void; onGone: () => void }>;

/** Shows a partner on the website, or hides it. Sends that alone: it is meant whatever else has changed. */
export function useToggleActive({ id, name, isActive }: Partner, { onToggled, onGone }: Outcome) {
  const [update, { isPending }] = useUpdate<Partner>();
  const notify = useNotify();
  const refresh = useRefresh();

  const onSuccess = () => {
    onToggled();
    notify(`${name} ${isActive ? "deactivated" : "activated"}`, { type: "success" });
    // Not only this row: how many are active, and whether the filter still lets it through.
    refresh();
  };
  const onError = (error: unknown) => {
    notify(messages.partners.statusFailed, { type: "error" });
    if (!isGone(error)) return;
    onGone();
    refresh();
  };

  const toggle = () => {
    if (isPending) return;
    void update("partners", { id, data: { isActive: !isActive }, meta: { patch: true } }, { onSuccess, onError });
  };
  return { toggle, isPending };
}
