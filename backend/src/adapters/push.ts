import { createECDH } from "node:crypto";
import { refusal } from "@etalase/contracts/refusals/refusal";
import webPush from "web-push";
import type { PushMessage, PushSender } from "../application/alerts/pushing.ts";
import { invalidField } from "../domain/errors.ts";
import type { PushSubscription } from "../domain/rings.ts";
import { NotReached, type Outgoing } from "./outgoing.ts";

type Keys = Readonly<{ publicKey: string; privateKey: string }>;
type Needs = Readonly<{ keys: () => Keys; outgoing: Outgoing; publicUrl: string; timeoutMs?: number }>;
type Address = Pick<PushSubscription, "endpoint" | "p256dh" | "auth">;

const daySeconds = 24 * 60 * 60;
/** The longest time for which a push service that asks to be left alone is left alone. */
const retryAfterMax = 60 * 60;

/** Makes the pair of keys by which push services know this site. */
export const newPushKeys = (): Keys => webPush.generateVAPIDKeys();

/** Browsers' push services, by RFC 8030, 8188, 8291 and 8292. */
export function createPushSender({ keys, outgoing, publicUrl, timeoutMs = 10_000 }: Needs): PushSender {
  // A push service must be able to reach the sender; only a site that is tried out has no https address.
  const { protocol, hostname } = new URL(publicUrl);
  const subject = protocol === "https:" ? publicUrl : `mailto:webmaster@${hostname}`;

  /** @throws for keys that are no point of the curve */
  const requestTo = ({ endpoint, ...own }: Address, message: PushMessage) =>
    webPush.generateRequestDetails({ endpoint, keys: own }, JSON.stringify(message), {
      vapidDetails: { subject, ...keys() },
      TTL: daySeconds,
      urgency: "high",
      // A message that is sent again after a crash replaces the first at the service.
      ...(message.lead ? { topic: message.lead } : {}),
    });

  return {
    publicKey: () => keys().publicKey,

    async check({ endpoint, p256dh }) {
      const own = createECDH("prime256v1");
      own.generateKeys();
      try {
        own.computeSecret(Buffer.from(p256dh, "base64url"));
      } catch {
        throw invalidField("keys", refusal("The keys are not those of a browser"));
      }
      await outgoing.check(endpoint, "endpoint");
    },

    async send({ endpoint, p256dh, auth }, message) {
      try {
        const { headers, body } = requestTo({ endpoint, p256dh, auth }, message);
        const sent = { headers, body: body ?? "", timeoutMs, maxBytes: 0 };
        const { status, headers: answer } = await outgoing.post(endpoint, sent);
        if (status >= 200 && status < 300) return null;
        if (status === 404 || status === 410) return "gone";
        const isPermanent = status < 500 && status !== 429 && status !== 408;
        const retryAfter = Math.min(Number(answer["retry-after"]) || 0, retryAfterMax);
        return { message: `HTTP ${status}`, isPermanent, retryAfter };
      } catch (error) {
        if (!(error instanceof NotReached)) throw error;
        return { message: error.message, isPermanent: false };
      }
    },
  };
}
