import { createServer, type Server, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { inEnglish, type Refusal } from "@etalase/contracts/refusals/refusal";
import { serverMessages } from "@etalase/contracts/text/messages";
import { networkOf } from "../address.ts";
import { createConcurrencyLimit } from "../concurrency-limit.ts";
import type { Limits } from "../limits.ts";
import { type Connection, createConnection, type Handle } from "./connection.ts";

/** Node's error about a request that it cannot parse; `rawPacket` holds the request, perhaps after earlier ones. */
type ParseFailure = Error & {
  readonly code?: string;
  readonly rawPacket?: Buffer;
  readonly bytesParsed?: number;
};

const byCode: Readonly<Record<string, readonly [status: number, message: Refusal]>> = {
  HPE_HEADER_OVERFLOW: [431, serverMessages.headTooLarge],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, serverMessages.uploadTooLarge],
  ERR_HTTP_REQUEST_TIMEOUT: [408, serverMessages.bodyTooSlow],
};

/** Matches a request line that is valid except for an unknown method. */
const unknownMethod = /^[\w!#$%&'*+.^`|~-]{1,40} \S{1,2000} HTTP\/1\.[01]\r\n/;

/** Returns the bytes from the line in which parsing failed. */
function failedPart({ rawPacket, bytesParsed = 0 }: ParseFailure): string {
  const text = rawPacket?.toString("latin1") ?? "";
  return text.slice(text.lastIndexOf("\n", bytesParsed - 1) + 1);
}

/** Returns the status and the message of the refusal. */
function refusalOfParse(failure: ParseFailure): readonly [status: number, message: Refusal] {
  const { code = "" } = failure;
  const isMethod = code === "HPE_INVALID_METHOD" && unknownMethod.test(failedPart(failure));
  return byCode[code] ?? (isMethod ? [501, serverMessages.methodNotAllowed] : [400, serverMessages.malformedRequest]);
}

type RawAnswer = Readonly<{ status: number; message: Refusal; headers: Readonly<Record<string, string>> }>;

/** An answer in bytes, for input that never becomes a request. It ends its connection. */
function rawAnswer({ status, message, headers }: RawAnswer): string {
  const body = JSON.stringify({ message: inEnglish(message) });
  const head = {
    ...headers,
    "Cache-Control": "no-store",
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    Date: new Date().toUTCString(),
    Connection: "close",
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

type Needs = Readonly<{
  handle: Handle;
  limits: Limits;
  /** All clients come through a proxy, so connections cannot be told apart by address. */
  isBehindProxy: boolean;
  /** The headers of answers that the app does not write. */
  headers: Readonly<Record<string, string>>;
}>;

/** Creates a server with the limits that Node itself enforces. */
function createLimitedServer(limits: Limits): Server {
  const server = createServer({
    headersTimeout: limits.headMs,
    // Bodies have their own deadlines, by route; this one is for bodies that no route reads.
    requestTimeout: limits.uploadMs + limits.headMs,
    // Checked every second, so that slow heads end in time, not up to half a minute later.
    connectionsCheckingInterval: Math.min(1_000, limits.headMs),
    keepAliveTimeout: limits.idleMs,
    maxHeaderSize: limits.headBytes,
    // The app refuses a missing Host like other errors.
    requireHostHeader: false,
  });
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.timeout = limits.stalledMs;
  // The app counts headers, while Node would drop those beyond its limit.
  server.maxHeadersCount = 0;

  // A client that has sent everything may still listen. Node's types lack this option.
  Object.assign(server, { httpAllowHalfOpen: true });
  return server;
}

/** The open connections: more than the limits allow are closed at once. */
function createConnections({ limits, handle, isBehindProxy }: Needs, isStopping: () => boolean) {
  const connections = new Map<Socket, Connection>();
  const perAddress = isBehindProxy ? limits.connections : limits.connectionsPerAddress;
  const places = createConcurrencyLimit({ total: limits.connections, perAddress });
  return {
    of: (socket: Socket) => connections.get(socket),
    admit(socket: Socket) {
      const address = networkOf(socket.remoteAddress ?? "");
      if (places.isFullFor(address)) return void socket.destroy();
      const leave = places.take(address);
      connections.set(socket, createConnection(socket, { limits, handle, isStopping }));
      socket.once("close", () => {
        connections.delete(socket);
        leave();
      });
    },
    /** Closes each connection after its current answer. */
    stop() {
      for (const connection of connections.values()) connection.stop();
    },
    /** Closes all connections at once. */
    cut() {
      for (const socket of connections.keys()) socket.destroy();
    },
  };
}

/** The HTTP server before it listens: it enforces the limits of connections, and passes requests to the app. */
export function createListener(needs: Needs) {
  let isStopping = false;
  const connections = createConnections(needs, () => isStopping);
  const server = createLimitedServer(needs.limits);

  server.prependListener("connection", connections.admit);

  server.on("request", (request, response) => connections.of(request.socket)?.take(request, response));

  const refuse = (socket: Socket, status: number, message: Refusal, more: Readonly<Record<string, string>> = {}) =>
    connections.of(socket)?.refuse(rawAnswer({ status, message, headers: { ...needs.headers, ...more } }));

  server.on("clientError", (error: ParseFailure, stream) => {
    const socket = stream as Socket; // its type allows for servers on other streams
    if (error.code === "ECONNRESET" || !connections.of(socket)) socket.destroy();
    else refuse(socket, ...refusalOfParse(error));
  });
  server.on("connect", ({ socket }) => {
    // Node has removed its own listener.
    socket.on("error", () => socket.destroy());
    refuse(socket, 405, serverMessages.methodNotAllowed, { Allow: "GET, HEAD" });
  });
  server.on("timeout", (socket) => {
    const connection = connections.of(socket);
    if (!connection || connection.isIdle() || connection.isAnswering()) socket.destroy();
  });

  return {
    server,
    isStopping: () => isStopping,
    /** From now on every answer is the last one of its connection, while new connections are still accepted. */
    announceStop() {
      isStopping = true;
    },
    /** Accepts no new requests, lets running ones end, and after `graceMs` closes the remaining connections. */
    async stop(graceMs: number) {
      isStopping = true;
      const closed = new Promise((resolve) => server.close(resolve));
      connections.stop();
      const cut = setTimeout(connections.cut, graceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}
