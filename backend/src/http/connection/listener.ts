import { createServer } from "node:http";
import type { Socket } from "node:net";
import { messages } from "@etalase/contracts/text/messages";
import { networkOf } from "../address.ts";
import type { Limits } from "../limits.ts";
import { createPlaces } from "../places.ts";
import { type Connection, createConnection, type Handle } from "./connection.ts";
import { type ParseFailure, refusalOfParse } from "./parse-failure.ts";
import { rawAnswer } from "./raw-answer.ts";

type Needs = Readonly<{
  handle: Handle;
  limits: Limits;
  /** Every client comes through a proxy, so that connections cannot be told apart by their address. */
  isBehindProxy: boolean;
  /** They stand in answers that the app has no part in. */
  headers: Readonly<Record<string, string>>;
}>;

/** The HTTP server, not yet listening: it holds every connection to the limits, and hands requests to the app. */
export function createListener({ handle, limits, isBehindProxy, headers }: Needs) {
  const connections = new Map<Socket, Connection>();
  const perAddress = isBehindProxy ? limits.connections : limits.connectionsPerAddress;
  const places = createPlaces({ total: limits.connections, perAddress });
  let isStopping = false;

  const server = createServer({
    headersTimeout: limits.headMs,
    // Bodies have deadlines of their own, by route; this is for those that nobody reads.
    requestTimeout: limits.uploadMs + limits.headMs,
    // Looked after every second, so that slow heads end when they should, not up to half a minute later.
    connectionsCheckingInterval: Math.min(1_000, limits.headMs),
    keepAliveTimeout: limits.idleMs,
    maxHeaderSize: limits.headBytes,
    // The app refuses it like everything else.
    requireHostHeader: false,
  });
  server.maxConnections = limits.connections;
  server.maxRequestsPerSocket = limits.requestsPerConnection;
  server.timeout = limits.stalledMs;
  // The app counts them, where Node would leave out those past its limit.
  server.maxHeadersCount = 0;

  // Its types leave these out.
  Object.assign(server, {
    // Whoever has said all that there is to say may still listen.
    httpAllowHalfOpen: true,
    // Where all workers are full, Node would hand a connection around between them until one has room.
    dropMaxConnection: true,
  });

  server.prependListener("connection", (socket) => {
    const address = networkOf(socket.remoteAddress ?? "");
    if (places.isFullFor(address)) return void socket.destroy();
    const leave = places.take(address);
    connections.set(socket, createConnection(socket, { limits, handle, isStopping: () => isStopping }));
    socket.once("close", () => {
      connections.delete(socket);
      leave();
    });
  });

  const take: Handle = async (request, response) => connections.get(request.socket)?.take(request, response);
  // With these two, Node leaves it to the app whether a client that waits for "100 Continue" gets it.
  for (const event of ["request", "checkContinue", "checkExpectation"] as const) server.on(event, take);

  const refuse = (socket: Socket, status: number, message: string, more: Readonly<Record<string, string>> = {}) =>
    connections.get(socket)?.refuse(rawAnswer({ status, message, headers: { ...headers, ...more } }));

  server.on("clientError", (error: ParseFailure, stream) => {
    const socket = stream as Socket; // its type allows for servers on other streams
    if (error.code === "ECONNRESET" || !connections.has(socket)) socket.destroy();
    else refuse(socket, ...refusalOfParse(error));
  });
  server.on("connect", ({ socket }) => {
    // Node has taken its own listener away.
    socket.on("error", () => socket.destroy());
    refuse(socket, 405, messages.methodNotAllowed, { Allow: "GET, HEAD" });
  });
  server.on("timeout", (socket) => {
    const connection = connections.get(socket);
    if (!connection || connection.isIdle() || connection.isAnswering()) socket.destroy();
  });

  return {
    server,
    isStopping: () => isStopping,
    /** From now on answers are the last ones of their connections, while new connections are still taken. */
    announceStop() {
      isStopping = true;
    },
    /** Takes no new requests, lets running ones end, and cuts what takes longer than that. */
    async stop(graceMs: number) {
      isStopping = true;
      const closed = new Promise((resolve) => server.close(resolve));
      for (const connection of connections.values()) connection.stop();
      const cut = setTimeout(() => {
        for (const socket of connections.keys()) socket.destroy();
      }, graceMs);
      await closed;
      clearTimeout(cut);
    },
  };
}
