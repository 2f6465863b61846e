import { serverMessages } from "@etalase/contracts/text/messages";
import { HttpError } from "./errors.ts";

/** A refusal before any work began, so that the client may safely repeat any request. */
export const turnedAway = () => new HttpError(503, serverMessages.busy, { "Retry-After": "2" }, { begun: false });
