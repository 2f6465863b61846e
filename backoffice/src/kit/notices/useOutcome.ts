import { type HttpError, useNotify, useRefresh } from "react-admin";
import { isGone } from "../data/http.ts";
import { useDone } from "./UndoButton.tsx";

/** A message; a plain string is an error. */
type Message = string | Readonly<{ text: string; type: "info" | "warning" }>;

/** The result of a mutation, as the user sees it. */
export type Outcome<Answer, Input> = Readonly<{
  /** The message after a success, with an undo button when the answer brings one. */
  done?: string | ((answer: Answer, input: Input) => string);
  /** The message after a failure; by default the server's. A function returns undefined for no message. */
  failed?: Message | ((error: HttpError) => Message | undefined);
  /** Replaces `failed` when the record was deleted elsewhere, and refetches all data. */
  gone?: Message;
  /** Refetches all data after a success. */
  refreshes?: boolean;
  onDone?: (answer: Answer, input: Input) => unknown;
  onFail?: (error: HttpError, input: Input) => unknown;
}>;

const messageOf = ({ message }: HttpError): string => message;

const refused = 400;

/** Tells the server's reason for a refusal, and this sentence for any other failure. */
export const refusalOr =
  (failed: string) =>
  ({ status, message }: HttpError): string =>
    status === refused ? message : failed;

/** Returns callbacks for a mutation that show its result. */
export function useOutcome<Answer, Input>() {
  const notify = useNotify();
  const tell = useDone();
  const refresh = useRefresh();
  return ({ done, failed = messageOf, gone, refreshes, onDone, onFail }: Outcome<Answer, Input>) => ({
    onSuccess: (answer: Answer, input: Input) => {
      const ending = onDone?.(answer, input);
      if (done !== undefined) tell(typeof done === "string" ? done : done(answer, input), answer);
      if (refreshes) refresh();
      return ending;
    },
    onError: (error: HttpError, input: Input) => {
      const lost = isGone(error) ? gone : undefined;
      if (lost) refresh();
      const message = lost ?? (typeof failed === "function" ? failed(error) : failed);
      if (typeof message === "string") notify(message, { type: "error" });
      else if (message) notify(message.text, { type: message.type });
      return onFail?.(error, input);
    },
  });
}
