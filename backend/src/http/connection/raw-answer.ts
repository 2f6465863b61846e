import { STATUS_CODES } from "node:http";

type Refusal = Readonly<{ status: number; message: string; headers: Readonly<Record<string, string>> }>;

/** An answer in bytes, for input that never becomes a request. It ends its connection. */
export function rawAnswer({ status, message, headers }: Refusal): string {
  const body = JSON.stringify({ message });
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
