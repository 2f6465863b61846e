import { serverMessages } from "@etalase/contracts/text/messages";
import { errors } from "formidable";
import { HttpError } from "../errors.ts";

/** Rethrows koa-body's error as a 413 or 400 when the body is at fault, and otherwise unchanged. */
export function refuseUnreadable(error: unknown): never {
  if (error instanceof HttpError) throw error;
  // co-body sets `status`, formidable `httpCode`; a client that left is a 500 for formidable.
  const { status, httpCode, code }: { status?: unknown; httpCode?: unknown; code?: unknown } = Object(error);
  const claimed = status ?? httpCode;
  if (claimed === 413) throw new HttpError(413, serverMessages.uploadTooLarge);
  const isBodysFault = claimed === 400 || claimed === 415 || claimed === 501 || code === errors.aborted;
  throw isBodysFault ? new HttpError(400, serverMessages.malformedBody) : error;
}
