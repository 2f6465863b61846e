import { createHash, randomBytes, timingSafeEqual, webcrypto } from "node:crypto";
import { isRecordId } from "@etalase/contracts/text/text";
import { jwtVerify, SignJWT } from "jose";
import type { LinkTokens } from "../application/accounts/links.ts";
import type { TokenClaims, TokenSigner } from "../application/credentials.ts";
import type { ReviewTokens } from "../application/desk/reviews.ts";
import type { UndoTokens } from "../application/history/store.ts";
import { type DeviceMarks, deviceLimits, type MarkOwner } from "../application/login-limits.ts";
import type { Clock } from "../application/ports.ts";
import { sessionLimits } from "../domain/session.ts";
import { hmacOf, keyFor } from "./fingerprint.ts";

/** A random key of 256 bits, safe in URLs. */
export const randomKey = (): string => randomBytes(32).toString("base64url");

/** Tokens of 256 bits cannot be guessed, so a plain hash protects them as well as a slow one. */
export const linkTokens: LinkTokens = {
  make: randomKey,
  hashOf: (token) => createHash("sha256").update(token).digest("base64url"),
};

/** 192 random bits, of which the database stores only the hash. */
export const undoTokens: UndoTokens = {
  create: () => randomBytes(24).toString("base64url"),
  hashOf: (token) => createHash("sha256").update(token).digest("hex"),
};

const isSame = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other);

const pattern = /^([0-9a-f]{24})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** Makes tokens "id.expiry.signature". @param secret the key is derived from it */
export function createReviewTokens(secret: string): ReviewTokens {
  const key = keyFor(secret, "review");
  const signatureOf = (id: string, expiry: string) => hmacOf(key, `${id} ${expiry}`);
  return {
    make({ id, expiresAt }) {
      const expiry = expiresAt.getTime().toString(36);
      return `${id}.${expiry}.${signatureOf(id, expiry).toString("base64url")}`;
    },
    idIn(token) {
      const [, id = "", expiry = "", signature = ""] = pattern.exec(token) ?? [];
      const own = signatureOf(id, expiry).toString("base64url");
      // The texts are compared: several last characters can encode the same bytes.
      return isSame(Buffer.from(signature), Buffer.from(own)) ? id : null;
    },
  };
}

/** Another password, or a second factor that is turned on or off, changes the generation. */
const generationOf = ({ passwordHash, hasTwoFactor }: MarkOwner) =>
  createHash("sha256").update(`${hasTwoFactor} ${passwordHash}`).digest("base64url").slice(0, 22);

/**
 * Makes marks "device.time.signature". The signature covers the account and its credentials, too.
 * @param secret the key is derived from it
 */
export function createDeviceMarks(secret: string, now: Clock): DeviceMarks {
  const key = keyFor(secret, "device");
  const signatureOf = (device: string, seconds: string, owner: MarkOwner) =>
    hmacOf(key, [owner.id, generationOf(owner), device, seconds].join(" "));
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
      if (!isSame(Buffer.from(signature, "base64url"), signatureOf(device, seconds, owner))) return null;
      const age = now().getTime() - Number.parseInt(seconds, 36) * 1000;
      return age < deviceLimits.keptMs ? { device, generation: generationOf(owner) } : null;
    },
  };
}

const issuer = "etalase";
const lifetimeSeconds = sessionLimits.absoluteMs / 1000;
const expectations = {
  algorithms: ["HS256"],
  issuer,
  audience: issuer,
  typ: "JWT",
  requiredClaims: ["sub", "sid", "iat", "exp"],
  maxTokenAge: lifetimeSeconds,
  clockTolerance: 30,
};

const text = (value: unknown) => (typeof value === "string" ? value : "");

function claimsOf(payload: Readonly<Record<string, unknown>>): TokenClaims | null {
  const [userId, sessionId, binding] = [text(payload.sub), text(payload.sid), text(payload.bnd)];
  if (!isRecordId(userId) || !isRecordId(sessionId)) return null;
  return { userId, sessionId, ...(payload.bnd === undefined ? {} : { binding }) };
}

/** Signs JWTs with HS256. @param secret at least 32 bytes; the key is derived from it. */
export async function createTokenSigner(secret: string): Promise<TokenSigner> {
  const bytes = keyFor(secret, "token");
  const key = await webcrypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
    "verify",
  ]);
  return {
    sign: ({ userId, sessionId, binding }, issuedAt) => {
      const seconds = Math.floor(issuedAt.getTime() / 1000);
      return new SignJWT({ sid: sessionId, ...(binding ? { bnd: binding } : {}) })
        .setProtectedHeader({ alg: "HS256", typ: "JWT" })
        .setSubject(userId)
        .setIssuer(issuer)
        .setAudience(issuer)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifetimeSeconds)
        .sign(key);
    },
    verify: async (token, now) => {
      try {
        const { payload } = await jwtVerify(token, key, { ...expectations, currentDate: now });
        return claimsOf(payload);
      } catch {
        // Any error means that the token is not ours; the caller needs no more.
        return null;
      }
    },
  };
}
