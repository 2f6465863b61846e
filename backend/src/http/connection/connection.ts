import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Limits } from "../limits.ts";

const slowReaders = new WeakSet<ServerResponse>();

/** Lets a client receive an answer in any time that it needs, as long as it leaves no part unread for long. */
export const waitFor = (response: ServerResponse) => void slowReaders.add(response);

export const isWaitedFor = (response: ServerResponse): boolean => slowReaders.has(response);

/**
 * Ends a connection so that its last answer arrives: the bytes that the client still sends are read and dropped for a
 * while. If it were closed with unread bytes, it would send a reset, which overtakes the answer.
 */
function linger(socket: Socket, request: IncomingMessage | undefined, { lingerMs, lingerBytes }: Limits): void {
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

/** Resolves once the answer has begun. */
export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

type Exchange = Readonly<{ request: IncomingMessage; response: ServerResponse }>;
type Needs = Readonly<{ limits: Limits; handle: Handle; isStopping: () => boolean }>;

/** One client's connection: its requests are served in turn, since answers must go out in their order anyway. */
export function createConnection(socket: Socket, { limits, handle, isStopping }: Needs) {
  const waiting: Exchange[] = [];
  let current: Exchange | undefined;
  let takesMore = true;
  let hasEnded = false;
  let lastWords = "";

  function end() {
    hasEnded = true;
    linger(socket, current?.request, limits);
  }

  function say(answer: string) {
    if (!socket.writable) return void socket.destroy();
    socket.write(answer);
    end();
  }

  async function serve({ request, response }: Exchange) {
    response.once("close", next);
    if (waiting.length === 0 && (!takesMore || isStopping()) && !lastWords) response.shouldKeepAlive = false;
    await handle(request, response);
    if (response.closed || isWaitedFor(response)) return;
    const cut = setTimeout(() => socket.destroy(), limits.answerMs);
    response.once("close", () => clearTimeout(cut));
  }

  function next() {
    current = hasEnded || socket.destroyed ? undefined : waiting.shift();
    if (current) void serve(current);
    else if (lastWords && !hasEnded) say(lastWords);
  }

  // Node calls this after a connection's last answer.
  socket.destroySoon = end;

  return {
    isIdle: () => current === undefined,
    /** Tells whether the client has begun to get an answer. */
    isAnswering: () => current?.response.headersSent === true,
    take(request: IncomingMessage, response: ServerResponse) {
      takesMore &&= waiting.length < limits.pipelined;
      if (!takesMore || hasEnded) return;
      waiting.push({ request, response });
      if (!current) next();
    },
    /** Sends `answer` for a request that cannot be read, after the answers to earlier ones, and ends the connection. */
    refuse(answer: string) {
      if (hasEnded || lastWords) return;
      takesMore = false;
      lastWords = answer;
      const isBodyBroken = current?.request.complete === false;
      if (current?.response.headersSent && isBodyBroken) socket.destroy();
      else if (!current || isBodyBroken) say(answer);
    },
    /** Closes the connection, after the answer to the current request. */
    stop() {
      if (!current) socket.destroy();
      else if (waiting.length === 0 && !current.response.headersSent) current.response.shouldKeepAlive = false;
    },
  };
}

export type Connection = ReturnType<typeof createConnection>;
