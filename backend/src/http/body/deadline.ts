import { messages } from "@etalase/contracts/text/messages";
import type { Context } from "koa";
import { HttpError } from "../errors.ts";

/** The limits of a body: `idleMs` without a byte, and `totalMs` in total. */
export type Deadline = Readonly<{ idleMs: number; totalMs: number }>;

/**
 * Returns the result of `read`, if the body arrives in time. @throws {HttpError} 408, which ends the connection, when
 * it does not, and 400 when the client has gone.
 */
export async function within<T>({ req }: Context, { idleMs, totalMs }: Deadline, read: () => Promise<T>): Promise<T> {
  const failure = Promise.withResolvers<never>();
  const refuse = () => failure.reject(new HttpError(408, messages.bodyTooSlow, { Connection: "close" }));
  const giveUp = () => failure.reject(new HttpError(400, messages.malformedBody));
  // Parsers would wait for ever for a client that left before they began to listen.
  if (req.destroyed) throw new HttpError(400, messages.malformedBody);
  const total = setTimeout(refuse, totalMs);
  const usualIdleMs = req.socket.timeout ?? 0;
  req.setTimeout(idleMs, refuse);
  req.once("aborted", giveUp);
  try {
    return await Promise.race([read(), failure.promise]);
  } finally {
    clearTimeout(total);
    req.off("timeout", refuse);
    req.off("aborted", giveUp);
    req.socket.setTimeout(usualIdleMs);
  }
}
