import type { Undone } from "@etalase/contracts/history.schema";
import { useMutation } from "@tanstack/react-query";
import { type HttpError, useDataProvider, useNotify, useRefresh } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { isGone, noResponse } from "../data/http.ts";
import { whileBusy } from "../data/retry.ts";
import { takenBackEvent } from "../data/undo.ts";
import { t } from "../language/t.ts";

/** `onSettled` is called when it is clear whether the write was undone. */
type Ends = Readonly<{ onDone: (data: Undone) => void; onSettled: () => void }>;

const sentenceOf = (error: HttpError) => (isGone(error) ? t("This can no longer be undone.") : error.message);

/** Undoes a write, by its token or its id, or several in their order, and refetches the shown records. */
export function useUndo(keys: string | readonly string[], { onDone, onSettled }: Ends) {
  const provider = useDataProvider<EtalaseProvider>();
  const notify = useNotify();
  const refresh = useRefresh();

  return useMutation<{ data: Undone }, HttpError>({
    mutationFn: async () => {
      let answer: { data: Undone } = { data: { undone: 0 } };
      for (const key of [keys].flat())
        answer = await whileBusy(() => provider.call<Undone>(`undo/${key}`, { method: "POST" }));
      return answer;
    },
    onSuccess: ({ data }) => {
      window.dispatchEvent(new Event(takenBackEvent));
      refresh();
      onDone(data);
    },
    onError: (error) => {
      notify(sentenceOf(error), { type: "warning" });
      // The ones before it are undone.
      if (Array.isArray(keys)) refresh();
    },
    onSettled: (_data, error) => {
      // Without an answer the result is unknown, so the user can try again.
      if (error?.status !== noResponse) onSettled();
    },
  });
}
