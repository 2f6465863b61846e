import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";
import type { PushMessage } from "../src/application/alerts/pushing.ts";

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, bytes));

/** A browser's side of a subscription, which reads messages by RFC 8291. */
export function createDevice(endpoint: string) {
  const ecdh = createECDH("prime256v1");
  const own = ecdh.generateKeys();
  const auth = randomBytes(16);
  return {
    endpoint,
    subscription: { endpoint, keys: { p256dh: own.toString("base64url"), auth: auth.toString("base64url") } },
    read(body: Buffer): PushMessage {
      const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from("WebPush: info\0"), own, sender]);
      const secret = derived(ecdh.computeSecret(sender), auth, info, 32);
      const [key, nonce] = [
        derived(secret, salt, "Content-Encoding: aes128gcm\0", 16),
        derived(secret, salt, "Content-Encoding: nonce\0", 12),
      ];
      const decipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(body.subarray(-16));
      const text = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()]);
      return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
    },
  };
}

type Device = ReturnType<typeof createDevice>;
type Received = Readonly<{ device: Device; message: PushMessage; headers: IncomingMessage["headers"] }>;

/** Refuses a request that is not signed by the key which it names. */
async function refuseUnsigned({ headers }: IncomingMessage, origin: string) {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? "") ?? [];
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const { payload } = await jwtVerify(
    token,
    await importJWK({ kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, "ES256"),
    {
      audience: origin,
    },
  );
  if (!/^(?:https|mailto):/.test(String(payload.sub))) throw new Error(`a signature of ${payload.sub}`);
}

/** Starts a push service whose answers a test chooses: a status, with seconds to wait, or none at all. */
export async function startPushService() {
  const devices = new Map<string, Device>();
  const answers = new Map<string, Readonly<{ status: number; retryAfter?: number }> | "hangs">();
  const received: Received[] = [];
  const hanging: ServerResponse[] = [];
  const server = createServer(async (request, response) => {
    const device = devices.get(request.url ?? "");
    const answer = answers.get(request.url ?? "") ?? { status: 201 };
    if (!device) return response.writeHead(404).end();
    if (answer === "hangs") return hanging.push(response);
    await refuseUnsigned(request, origin);
    const body = Buffer.concat(await request.toArray());
    if (answer.status === 201) received.push({ device, message: device.read(body), headers: request.headers });
    const headers = answer.retryAfter === undefined ? {} : { "Retry-After": String(answer.retryAfter) };
    return response.writeHead(answer.status, headers).end();
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // the server listens on a port
  return {
    origin,
    received,
    hanging,
    device(name: string): Device {
      const device = createDevice(`${origin}/${name}`);
      devices.set(`/${name}`, device);
      return device;
    },
    answer: (name: string, answer: Readonly<{ status: number; retryAfter?: number }> | "hangs") =>
      answers.set(`/${name}`, answer),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;
