import { type HttpError, useNotify, useRefresh } from "react-admin";
import { isGone } from "../data/http.ts";
import { useDone } from "./UndoButton.tsx";

/** A message; a plain string is an error. */
type Told = string | Readonly<{ text: string; type: "info" | "warning" }>;

/** The result of a mutation, as the user sees it. */
export type Outcome<Answer, Given> = Readonly<{
  /** The message after a success, with an undo button when the answer brings one. */
  done?: string | ((answer: Answer, given: Given) => string);
  /** The message after a failure; by default the server's. A function returns undefined for no message. */
  failed?: Told | ((error: HttpError) => Told | undefined);
  /** Replaces `failed` when the record was deleted elsewhere, and refetches all data. */
  gone?: Told;
  /** Refetches all data after a success. */
  refreshes?: boolean;
  onDone?: (answer: Answer, given: Given) => unknown;
  onFail?: (error: HttpError, given: Given) => unknown;
}>;

const messageOf = ({ message }: HttpError): string => message;

const refused = 400;

/** Tells the server's reason for a refusal, and this sentence for any other failure. */
export const refusalOr =
  (failed: string) =>
  ({ status, message }: HttpError): string =>
    status === refused ? message : failed;

/** Returns callbacks for a mutation that show its result. */
export function useOutcome<Answer, Given>() {
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();
  return ({ done, failed = messageOf, gone, refreshes, onDone, onFail }: Outcome<Answer, Given>) => ({
    onSuccess: (answer: Answer, given: Given) => {
      const ending = onDone?.(answer, given);
      if (done !== undefined) tell(typeof done === "string" ? done : done(answer, given), answer);
      if (refreshes) refresh();
      return ending;
    },
    onError: (error: HttpError, given: Given) => {
      const lost = isGone(error) ? gone : undefined;
      if (lost) refresh();
      const told = lost ?? (typeof failed === "function" ? failed(error) : failed);
      if (typeof told === "string") notify(told, { type: "error" });
      else if (told) notify(told.text, { type: told.type });
      return onFail?.(error, given);
    },
  });
}
