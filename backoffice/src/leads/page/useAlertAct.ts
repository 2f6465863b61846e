import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { useEffect, useEffectEvent } from "react";
import { useNotify } from "react-admin";
import { useSearchParams } from "react-router-dom";
import { storedUser } from "../../kit/data/session.ts";
import { t } from "../../kit/language/t.ts";
import type { Save } from "./Progress.tsx";

type Acting = Readonly<{ lead: Lead; chat: string | undefined; save: Save; onAnswer: () => void }>;

/** Does what somebody has pressed on a notification, once: its worker has no token, so it opens the lead with the act. */
export function useAlertAct({ lead, chat, save, onAnswer }: Acting): void {
  const notify = useNotify();
  const [search, setSearch] = useSearchParams();
  const act = search.get("act");
  const run = useEffectEvent(() => {
    setSearch({}, { replace: true });
    if (act === "take") {
      const own = storedUser()?.id ?? null;
      if (lead.assignee === own) return;
      // Somebody else was faster.
      if (lead.assignee) return notify(t("A colleague takes care of this lead already."), { type: "info" });
      return save({ assignee: own }, t("You take care of this lead"));
    }
    if (act !== "chat" || !chat) return;
    onAnswer();
    location.assign(chat);
  });
  useEffect(() => {
    if (act) run();
  }, [act]);
}
