import type { EntitySchema } from "@mikro-orm/core";
import { beforeEach, describe, expect, test } from "vitest";
import { dialects } from "../../test/databases.ts";
import { newId } from "../../test/records.ts";
import { startTestServices } from "../../test/services.ts";
import { eachTest } from "../../test/started.ts";
import { invitationSchema } from "./account-links.ts";
import { reviewCommentSchema, reviewSchema } from "./desk/reviews.ts";
import { subscriberSchema } from "./newsletter.ts";
import { outboxSchema } from "./outbox.ts";
import { unknownAddressSchema } from "./redirects.ts";
import { fresh } from "./repository.ts";
import { testimonialRequestSchema } from "./requests/testimonial-requests.ts";

const dayMs = 24 * 60 * 60_000;
const count = 300;

const keyOf = (row: object) => String("path" in row ? row.path : Object(row).id);

describe.each(dialects)("rows whose time is over, on %s", (dialect) => {
  let began: number;
  const site = eachTest(() => startTestServices({ dialect }));
  beforeEach(async () => {
    began = site.now().getTime();
  });

  /** The times of the rows, one after the other and a second apart; all of them are in the future. */
  const at = (number: number) => new Date(began + (number + 1) * 1000);
  const hash = (number: number) => String(number).padStart(43, "0");
  const made = { madeById: newId(), madeByName: "Sari" };

  const kinds = {
    "unknown addresses": {
      schema: unknownAddressSchema,
      row: (number: number) => ({ path: `/${number}`, hits: 1, lastHitAt: at(number), referrer: "", isIgnored: false }),
      forget: () => site.services.redirects.forget(),
    },
    invitations: {
      schema: invitationSchema,
      row: (number: number) => ({
        id: newId(),
        name: "Rina",
        email: `rina${number}@example.com`,
        role: "editor",
        tokenHash: hash(number),
        invitedBy: newId(),
        createdAt: at(number),
        expiresAt: at(number),
      }),
      forget: () => site.services.invitations.removeEnded(),
    },
    "requests for testimonials": {
      schema: testimonialRequestSchema,
      row: (number: number) => ({
        id: newId(),
        clientName: "Rina",
        portfolioId: null,
        tokenHash: hash(number),
        ...made,
        createdAt: at(number),
        expiresAt: at(number),
        usedAt: null,
      }),
      forget: () => site.services.testimonialRequests.removeEnded(),
    },
    "subscribers who have not confirmed": {
      schema: subscriberSchema,
      row: (number: number) => ({
        id: newId(),
        email: `rina${number}@example.com`,
        consentVersion: "1",
        consentAt: at(number),
        consentAddress: "",
        confirmedAt: null,
        tokenHash: hash(number),
        tokenEndsAt: at(number),
      }),
      forget: () => site.services.newsletter.removeUnconfirmed(),
    },
    "mails that have failed": {
      schema: outboxSchema,
      row: (number: number) => ({
        id: newId(),
        to: "rina@example.com",
        subject: "",
        text: "",
        html: "",
        replyTo: "",
        headers: {},
        status: "failed",
        tries: 1,
        lastError: "",
        createdAt: at(number),
        nextTryAt: at(number),
        isBulk: false,
        validUntil: null,
        claimedUntil: null,
        gathering: null,
        parts: null,
      }),
      forget: () => site.services.mails.removeFailed(),
    },
    reviews: {
      schema: reviewSchema,
      row: (number: number) => ({
        id: newId(),
        resource: "news",
        key: newId(),
        title: "",
        userId: newId(),
        userName: "Sari",
        ...made,
        shown: "{}",
        createdAt: at(number),
        expiresAt: at(number),
        approvedAt: null,
        revokedAt: null,
      }),
      forget: () => site.services.reviews.removeEnded(),
    },
  };

  const fill = async ({ schema, row }: (typeof kinds)[keyof typeof kinds]) => {
    const rows = Array.from({ length: count }, (_, number) => row(number));
    await site.database.em.insertMany(schema as EntitySchema, rows); // each schema has rows of its own
    return rows;
  };

  test.each(Object.entries(kinds))("%s go a tenth at a time, the oldest first", async (_kind, kind) => {
    const rows = await fill(kind);
    await kind.forget();
    expect(await site.database.em.count(kind.schema as EntitySchema)).toBe(count);
    site.pass(400 * dayMs);
    await kind.forget();
    const { em } = site.database;
    const left = await em.find(kind.schema as EntitySchema<{ id: string }>, {}, fresh);
    expect(new Set(left.map(keyOf))).toEqual(new Set(rows.slice(30).map(keyOf)));
  });

  test("reviews go with their comments alone", async () => {
    const rows = await fill(kinds.reviews);
    const reviews = rows.map(keyOf);
    await site.database.em.insertMany(
      reviewCommentSchema,
      reviews.map((reviewId) => ({ id: newId(), reviewId, name: "Rina", text: "", at: site.now(), approves: false })),
    );
    site.pass(400 * dayMs);
    await site.services.reviews.removeEnded();
    const left = await site.database.em.find(reviewCommentSchema, {}, fresh);
    expect(new Set(left.map(({ reviewId }) => reviewId))).toEqual(new Set(reviews.slice(30)));
  });
});
