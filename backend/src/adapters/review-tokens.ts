import { createHmac, timingSafeEqual } from "node:crypto";
import type { ReviewTokens } from "../application/desk/reviews.ts";

const pattern = /^([0-9a-f]{24})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** Makes tokens "id.expiry.signature". @param secret the key is derived from it */
export function createReviewTokens(secret: string): ReviewTokens {
  const key = createHmac("sha256", secret).update("etalase review").digest();
  const signatureOf = (id: string, expiry: string) => createHmac("sha256", key).update(`${id} ${expiry}`).digest();
  return {
    make({ id, expiresAt }) {
      const expiry = expiresAt.getTime().toString(36);
      return `${id}.${expiry}.${signatureOf(id, expiry).toString("base64url")}`;
    },
    idIn(token) {
      const [, id = "", expiry = "", signature = ""] = pattern.exec(token) ?? [];
      const given = Buffer.from(signature, "base64url");
      const own = signatureOf(id, expiry);
      // Several last characters can encode the same bytes; a valid link must match the original exactly.
      const isOurs = given.length === own.length && timingSafeEqual(given, own);
      return isOurs && own.toString("base64url") === signature ? id : null;
    },
  };
}
