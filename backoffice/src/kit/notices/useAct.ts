import { type QueryKey, type UseMutationOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type HttpError, useDataProvider } from "react-admin";
import type { EtalaseProvider } from "../data/dataProvider.ts";
import { type Outcome, useOutcome } from "./useOutcome.ts";

/** Calls the API with the path and its options, and answers with the data. */
export type Call = <Answer>(path: string, options?: Parameters<EtalaseProvider["call"]>[1]) => Promise<Answer>;

export type Act<Answer, Input> = Outcome<Answer, Input> &
  Readonly<{
    does: (call: Call, input: Input) => Promise<Answer>;
    /** Loads the answers below this key anew afterwards. */
    reloads?: QueryKey;
    onEnd?: (input: Input) => unknown;
  }> &
  Pick<UseMutationOptions<Answer, HttpError, Input>, "scope">;

/**
 * One action on the server, and the messages about its result. They come even after the component is gone; a promise
 * that a callback returns keeps the action busy.
 */
export function useAct<Answer, Input = void>({ does, reloads, onEnd, scope, ...outcome }: Act<Answer, Input>) {
  const provider = useDataProvider<EtalaseProvider>();
  const queries = useQueryClient();
  const callbacks = useOutcome<Answer, Input>();
  const call: Call = async <Data>(...args: Parameters<EtalaseProvider["call"]>) =>
    (await provider.call<Data>(...args)).data;
  return useMutation<Answer, HttpError, Input>({
    ...(scope && { scope }),
    ...callbacks(outcome),
    mutationFn: (input) => does(call, input),
    onSettled: (_answer, _error, input) =>
      reloads ? queries.invalidateQueries({ queryKey: reloads }) : onEnd?.(input),
  });
}
