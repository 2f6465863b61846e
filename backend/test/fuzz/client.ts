import { once } from "node:events";
import { Agent, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { drawing } from "../forms.ts";
import type { Body, Call, FileKind } from "./calls.ts";
import { pixel } from "./valid.ts";

export type Answer = Readonly<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>;

/** Replaces the placeholders of records by their ids. */
export type WithIds = (text: string) => string;

const fileContents: Readonly<Record<FileKind, Buffer>> = {
  pixel,
  drawing: Buffer.from(drawing),
  script: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  text: Buffer.from("not a picture"),
  empty: Buffer.alloc(0),
  headOnly: pixel.subarray(0, 10),
};

const boundary = "----fuzz";
const asText = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
// Replaces characters that would end a header's value: field names are hostile here, not the framing of the form.
const quoted = (name: string) => name.replaceAll(/["\r\n]/g, "_");

function formOf({ fields, files, fault }: Extract<Body, { as: "form" }>, withIds: WithIds): Buffer {
  const part = (disposition: string, type: string, content: Buffer) => {
    const head = fault === "noHeaders" ? "" : `Content-Disposition: ${disposition}\r\n${type}`;
    return [Buffer.from(`--${boundary}\r\n${head}\r\n`), content, Buffer.from("\r\n")];
  };
  const named = (name: string) => (fault === "nameless" ? "form-data" : `form-data; name="${quoted(name)}"`);
  const texts = Object.entries(fields).flatMap(([name, value]) =>
    part(named(name), "", Buffer.from(withIds(asText(value)))),
  );
  const uploads = files.flatMap(([name, kind]) =>
    part(
      `${named(name)}; filename="../\u202e${kind}.png"`,
      `Content-Type: ${kind === "drawing" || kind === "script" ? "image/svg+xml" : "image/gif"}\r\n`,
      fileContents[kind as FileKind], // drawn from the kinds alone
    ),
  );
  const whole = Buffer.concat([...texts, ...uploads, Buffer.from(fault === "noEnd" ? "" : `--${boundary}--\r\n`)]);
  return fault === "cut" ? whole.subarray(0, whole.length >> 1) : whole;
}

const formTypes: Partial<Record<string, string>> = {
  noBoundary: "multipart/form-data",
  otherBoundary: "multipart/form-data; boundary=other",
};

/** Returns a body's content type and bytes. */
function written(body: Body, withIds: WithIds): readonly [type: string, bytes: Buffer] {
  if (body.as === "raw") return [body.type, Buffer.from(withIds(body.text))];
  if (body.as === "json") return ["application/json", Buffer.from(withIds(JSON.stringify(body.fields)))];
  return [formTypes[body.fault] ?? `multipart/form-data; boundary=${boundary}`, formOf(body, withIds)];
}

// Half a surrogate pair becomes three bytes that UTF-8 does not allow.
const encoded = (text: string) => (text.isWellFormed() ? encodeURIComponent(text) : "a%ED%A0%80b");

function addressOf({ operation, params, query }: Call, withIds: WithIds): string {
  const left = [...params];
  const path = operation.path.replaceAll(/\{\w+\}/g, () => encoded(withIds(left.shift() ?? "")));
  const pairs = query.map(([name, value]) => `${name === "%" ? name : encoded(name)}=${encoded(withIds(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join("&")}` : path;
}

const readers: Partial<Record<string, (bytes: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a call from that address, with that token. */
export async function send(port: number, call: Call, from: string, token: string | null, withIds: WithIds) {
  const [type, bytes] = call.body ? written(call.body, withIds) : (["", Buffer.alloc(0)] as const);
  const headers = ["Host", "localhost:8080", "X-Forwarded-For", from, ...call.headers.flat()];
  if (token) headers.push("Authorization", `Bearer ${token}`);
  if (type) headers.push("Content-Type", type);
  if (call.body) headers.push("Content-Length", String(bytes.length));
  const path = addressOf(call, withIds);
  const req = request({ host: "127.0.0.1", port, path, method: call.method, headers, agent });
  const answered = once(req, "response");
  // The server does not read a refused body to its end. The answer counts; without one, waiting for it rejects.
  req.on("error", () => undefined);
  req.end(bytes);
  const [response] = await answered;
  const sent = Buffer.concat(await response.toArray());
  const read = sent.length > 0 && readers[response.headers["content-encoding"] ?? ""];
  const body = read ? read(sent) : sent;
  return { status: response.statusCode, headers: response.headers, body } as Answer; // once() has no types
}

export const closeConnections = () => agent.destroy();
