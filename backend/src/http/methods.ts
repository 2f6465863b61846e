import { serverMessages } from "@etalase/contracts/text/messages";
import type { Context } from "koa";
import { HttpError } from "./errors.ts";

/** @throws {HttpError} 405 for a method that does not read */
export function refuseWrites({ method }: Context): void {
  if (!["GET", "HEAD"].includes(method))
    throw new HttpError(405, serverMessages.methodNotAllowed, { Allow: "GET, HEAD" });
}
