import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "../limits.ts";

/**
 * Ends a connection so that its last answer arrives: what the client still sends is read and forgotten for a while.
 * Closed with bytes unread, it would send a reset, which overtakes the answer.
 */
export function linger(socket: Socket, request: IncomingMessage | undefined, { lingerMs, lingerBytes }: Limits): void {
  const alreadyRead = socket.bytesRead;
  const cut = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(cut));
  // Not the request's: Node forgets the rest of one that nobody has read without telling it.
  const count = () =>
    socket.on("data", () => {
      if (socket.bytesRead - alreadyRead > lingerBytes) socket.destroy();
    });
  // A body that nobody has read so far pauses its connection. Node goes on reading when that resumes, but not where
  // somebody listens for data by then.
  if (socket.isPaused()) socket.once("resume", count);
  else count();
  request?.resume();
  socket.resume();
  socket.end();
}
