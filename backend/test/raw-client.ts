import { once } from "node:events";
import { connect } from "node:net";

/** A connection over which a test sends bytes that no client library would send. */
export async function openRaw(port: number) {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let heard = "";
  socket.on("data", (chunk) => {
    heard += chunk.toString("latin1");
  });
  // A reset ends a connection, too.
  socket.on("error", () => {});
  await once(socket, "connect");
  const ended = new Promise<void>((resolve) => socket.once("close", () => resolve()).once("end", () => resolve()));
  return {
    socket,
    say: (text: string): boolean => socket.write(text, "latin1"),
    heard: () => heard,
    /** Resolves when the server has ended the connection, to everything that it sent. */
    ended: ended.then(() => heard),
    /** Resolves when the received text matches the pattern. */
    async hears(pattern: RegExp) {
      while (!pattern.test(heard)) {
        if (socket.destroyed) throw new Error(`The connection ended after: ${heard}`);
        await Promise.race([once(socket, "data"), ended, once(socket, "close")]);
        if (socket.readableEnded && !pattern.test(heard)) throw new Error(`The connection ended after: ${heard}`);
      }
      return heard;
    },
    close: () => socket.destroy(),
  };
}

export type RawClient = Awaited<ReturnType<typeof openRaw>>;

type Head = Readonly<Record<string, string | number>>;

/** A request in the form of the wire. */
export const rawRequest = (line: string, headers: Head = {}, body = ""): string =>
  `${line} HTTP/1.1\r\nHost: localhost:8080\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${body}`;

/** The status codes of all answers, in order. */
export const statusesIn = (heard: string) =>
  [...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
