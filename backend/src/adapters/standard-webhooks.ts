import { createHmac, randomBytes } from "node:crypto";
import type { Courier } from "../application/webhooks/delivering.ts";
import { NotReached, type Outgoing } from "./outgoing.ts";

const prefix = "whsec_";

/** A random key of 256 bits. */
export const newWebhookSecret = (): string => prefix + randomBytes(32).toString("base64");

/** The headers of https://www.standardwebhooks.com, with one signature. */
export function signedHeaders(id: string, body: string, { secret, at }: Readonly<{ secret: string; at: Date }>) {
  const seconds = Math.floor(at.getTime() / 1000);
  const key = Buffer.from(secret.slice(prefix.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(seconds), "webhook-signature": `v1,${signature}` };
}

const limits = { timeoutMs: 10_000, maxBytes: 1_000 };

/** Google runs a script before it answers with a redirect, which leads to nothing but the text of the answer. */
const isRunByGoogle = (url: string, location: string | undefined) =>
  URL.parse(url)?.hostname === "script.google.com" &&
  URL.parse(location ?? "")?.hostname === "script.googleusercontent.com";

/** Sends events to other programs. */
export const createCourier = ({ post }: Pick<Outgoing, "post">): Courier => ({
  async send({ url, secret, id, body, at }) {
    const start = performance.now();
    const ms = () => Math.round(performance.now() - start);
    const headers = { "Content-Type": "application/json", ...signedHeaders(id, body, { secret, at }) };
    try {
      const answer = await post(url, { headers, body, ...limits });
      const status = isRunByGoogle(url, answer.headers.location) ? 200 : answer.status;
      return { status, ms: ms(), error: null };
    } catch (error) {
      if (!(error instanceof NotReached)) throw error;
      return { status: null, ms: ms(), error: error.refusal };
    }
  },
});
