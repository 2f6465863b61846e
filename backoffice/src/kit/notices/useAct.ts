import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { type HttpError, useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { type Outcome, useOutcome } from "./useOutcome.ts";

/** Calls the API with the path and its options, and answers with the data. */
type Call = <Answer>(path: string, options?: Parameters<EtalaseProvider["call"]>[1]) => Promise<Answer>;

type Act<Answer, Given> = Outcome<Answer, Given> &
  Readonly<{ does: (call: Call, given: Given) => Promise<Answer>; onEnd?: (given: Given) => unknown }> &
  Pick<UseMutationOptions<Answer, HttpError, Given>, "scope">;

/**
 * One action on the server, and the messages about its result. They come even after the component is gone; a promise
 * that a callback returns keeps the action busy.
 */
export function useAct<Answer, Given = void>({ does, onEnd, scope, ...outcome }: Act<Answer, Given>) {
  const provider = useDataProvider<EtalaseProvider>();
  const callbacks = useOutcome<Answer, Given>();
  const call: Call = async <Data>(...given: Parameters<EtalaseProvider["call"]>) =>
    (await provider.call<Data>(...given)).data;
  return useMutation<Answer, HttpError, Given>({
    ...(scope && { scope }),
    ...callbacks(outcome),
    mutationFn: (given) => does(call, given),
    onSettled: (_answer, _error, given) => onEnd?.(given),
  });
}
