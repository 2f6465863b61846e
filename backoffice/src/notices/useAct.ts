import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { type HttpError, useDataProvider, useNotify, useRefresh } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { isGone } from "../data/http.ts";
import { useDone } from "./UndoButton.tsx";

/** Calls the API with the path and its options, and answers with the data. */
type Call = <Answer>(path: string, options?: Parameters<EtalaseProvider["call"]>[1]) => Promise<Answer>;

/** A message; a mere text is an error. */
type Told = string | Readonly<{ text: string; type: "info" | "warning" }>;

/** A promise that a callback returns keeps the act busy. */
type Act<Answer, Given> = Readonly<{
  does: (call: Call, given: Given) => Promise<Answer>;
  /** The message after a success, with an undo button when the answer brings one. */
  done?: string | ((answer: Answer, given: Given) => string);
  /** The message after a failure, none when undefined; by default the server's. */
  failed?: Told | ((error: HttpError) => Told | undefined);
  /** Replaces `failed` when the record was deleted elsewhere, and refetches all data. */
  gone?: Told;
  /** Refetches all data after a success. */
  refreshes?: boolean;
  onDone?: (answer: Answer, given: Given) => unknown;
  onFail?: (error: HttpError, given: Given) => unknown;
  onEnd?: (given: Given) => unknown;
}> &
  Pick<UseMutationOptions<Answer, HttpError, Given>, "scope">;

const messageOf = ({ message }: HttpError): string => message;

/** One action on the server and the messages about its result. Its callbacks run even after the component is gone. */
export function useAct<Answer, Given = void>(act: Act<Answer, Given>) {
  const { does, done, failed = messageOf, gone, refreshes, onDone, onFail, onEnd, scope } = act;
  const provider = useDataProvider<EtalaseProvider>();
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();
  const call: Call = async <Data>(...of: Parameters<EtalaseProvider["call"]>) =>
    (await provider.call<Data>(...of)).data;

  return useMutation<Answer, HttpError, Given>({
    ...(scope && { scope }),
    mutationFn: (given) => does(call, given),
    onSuccess: (answer, given) => {
      const ending = onDone?.(answer, given);
      if (done !== undefined) tell(typeof done === "string" ? done : done(answer, given), answer);
      if (refreshes) refresh();
      return ending;
    },
    onError: (error, given) => {
      const lost = isGone(error) ? gone : undefined;
      if (lost) refresh();
      const told = lost ?? (typeof failed === "function" ? failed(error) : failed);
      if (typeof told === "string") notify(told, { type: "error" });
      else if (told) notify(told.text, { type: told.type });
      return onFail?.(error, given);
    },
    onSettled: (_answer, _error, given) => onEnd?.(given),
  });
}
