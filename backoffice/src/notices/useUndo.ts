import type { Undone } from "@etalase/contracts/history.schema";
import { useMutation } from "@tanstack/react-query";
import { type HttpError, useDataProvider, useNotify, useRefresh } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { isGone, noResponse } from "../data/http.ts";
import { whileBusy } from "../data/patience.ts";
import { takenBackEvent } from "../data/undo.ts";

/** `onSettled` is called when it is clear whether it was taken back. */
type Ends = Readonly<{ onDone: (data: Undone) => void; onSettled: () => void }>;

const sentenceOf = (error: HttpError) => (isGone(error) ? "This can no longer be undone." : error.message);

/** Takes a write back, by its token or its id; what is shown of it is loaded anew. */
export function useUndo(key: string, { onDone, onSettled }: Ends) {
  const provider = useDataProvider<EtalaseProvider>();
  const notify = useNotify();
  const refresh = useRefresh();

  return useMutation<{ data: Undone }, HttpError>({
    mutationFn: () => whileBusy(() => provider.call<Undone>(`undo/${key}`, { method: "POST" })),
    onSuccess: ({ data }) => {
      window.dispatchEvent(new Event(takenBackEvent));
      refresh();
      onDone(data);
    },
    onError: (error) => notify(sentenceOf(error), { type: "warning" }),
    onSettled: (_data, error) => {
      // Nobody knows whether it was: there is another try.
      if (error?.status !== noResponse) onSettled();
    },
  });
}
