import type { RequestMade } from "@etalase/contracts/testimonials.schema";
import { describe, expect, test } from "vitest";
import { answerOf, bearer, postJson, signUp, testApp } from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { endAccess } from "./held-access.ts";

describe.each(dialects)("sessions and links on %s", (dialect) => {
  const { app } = testApp({ dialect, anew: true });

  test("open nothing any more once all access has ended", async () => {
    const staff = bearer((await signUp(app)).token);
    const made = async (path: string, body: object) =>
      new URL((await answerOf<RequestMade>(postJson(app, path, body, staff))).body.url).pathname;
    const links = [
      await made("/api/testimonials/requests", { clientName: "Bu Sari" }),
      await made("/api/users/invitations", { name: "Budi", email: "budi@example.com", role: "admin" }),
    ];
    const statuses = async () => [
      (await app.fetch("/api/auth/me", { headers: staff })).status,
      ...(await Promise.all(links.map(async (path) => (await app.fetch(path)).status))),
    ];
    expect(await statuses()).toEqual([200, 200, 200]);
    await endAccess(app.database.em, app.now());
    expect(await statuses()).toEqual([401, 404, 404]);
  });
});
