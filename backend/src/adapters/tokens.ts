import { createHmac, webcrypto } from "node:crypto";
import { isRecordId } from "@etalase/contracts/text/text";
import { jwtVerify, SignJWT } from "jose";
import type { TokenClaims, TokenSigner } from "../application/credentials.ts";
import { sessionLimits } from "../domain/session.ts";

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
  const bytes = createHmac("sha256", secret).update("etalase token").digest();
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
