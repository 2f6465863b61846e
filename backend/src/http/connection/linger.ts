import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "../limits.ts";

/**
 * Ends a connection so that its last answer arrives: the bytes that the client still sends are read and dropped for a
 * while. If it were closed with unread bytes, it would send a reset, which overtakes the answer.
 */
export function linger(socket: Socket, request: IncomingMessage | undefined, { lingerMs, lingerBytes }: Limits): void {
  const alreadyRead = socket.bytesRead;
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(cut));
  // The request's own events would not do: Node drops the rest of an unread request without emitting any.
  const count = () =>
    socket.on("data", () => {
      if (socket.bytesRead - alreadyRead > lingerBytes) socket.destroy();
    });
  // An unread body pauses its connection. Node goes on reading when that resumes, unless there is a listener for data
  // by then.
  if (socket.isPaused()) socket.once("resume", count);
  else count();
  request?.resume();
  socket.resume();
  socket.end();
}
