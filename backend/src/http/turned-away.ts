import { messages } from "@etalase/contracts/text/messages";
import { HttpError } from "./errors.ts";

/** A refusal before any work began, so that the client may say the same again whatever it was. */
export const turnedAway = () => new HttpError(503, messages.busy, { "Retry-After": "2" }, { begun: false });
