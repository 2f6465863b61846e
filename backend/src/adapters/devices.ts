import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { type DeviceMarks, deviceLimits, type MarkOwner } from "../application/login-limits.ts";
import type { Clock } from "../application/ports.ts";

/** Another password, or a second factor that is turned on or off, changes the generation. */
const generationOf = ({ passwordHash, hasTwoFactor }: MarkOwner) =>
  createHash("sha256").update(`${hasTwoFactor} ${passwordHash}`).digest("base64url").slice(0, 22);

/**
 * Makes marks "device.time.signature". The signature covers the account and its credentials, too.
 * @param secret the key is derived from it
 */
export function createDeviceMarks(secret: string, now: Clock): DeviceMarks {
  const key = createHmac("sha256", secret).update("etalase device").digest();
  const signatureOf = (device: string, seconds: string, owner: MarkOwner) =>
    createHmac("sha256", key)
      .update([owner.id, generationOf(owner), device, seconds].join(" "))
      .digest();
  const seal = (device: string, owner: MarkOwner) => {
    const seconds = Math.floor(now().getTime() / 1000).toString(36);
    return `${device}.${seconds}.${signatureOf(device, seconds, owner).toString("base64url")}`;
  };
  return {
    make: (owner) => seal(randomBytes(16).toString("base64url"), owner),
    again: ({ device }, owner) => seal(device, owner),
    known(mark, owner) {
      const [, device = "", seconds = "", signature = ""] =
        /^([\w-]{22})\.([0-9a-z]{1,8})\.([\w-]{43})$/.exec(mark) ?? [];
      const given = Buffer.from(signature, "base64url");
      const own = signatureOf(device, seconds, owner);
      if (given.length !== own.length || !timingSafeEqual(given, own)) return null;
      const age = now().getTime() - Number.parseInt(seconds, 36) * 1000;
      return age < deviceLimits.keptMs ? { device, generation: generationOf(owner) } : null;
    },
  };
}
