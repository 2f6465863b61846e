import { overviewPath, overviewReads } from "@etalase/contracts/statistics";
import { expect, test } from "vitest";
import { answerOf, testApp } from "../../../test/app.ts";

type Parts = Readonly<Record<string, unknown>>;

const site = testApp({ accounts: ["superadmin", "admin"] });
const { app } = site;

const read = <T>(path: string, role: "superadmin" | "admin") => answerOf<T>(app.fetch(path, { headers: site[role] }));

test.each(["superadmin", "admin"] as const)(
  "answers a %s like each read of the overview, by their rights",
  async (role) => {
    const { status, body } = await read<Parts>(overviewPath, role);
    expect(status).toBe(200);
    const all = await Promise.all(overviewReads.map(async (address) => [address, await read(address, role)] as const));
    const allowed = all
      .filter(([, answer]) => answer.status === 200)
      .map(([address, answer]) => [address, answer.body]);
    expect(body).toEqual(Object.fromEntries(allowed));
    expect(allowed).toHaveLength(role === "admin" ? overviewReads.length - 1 : overviewReads.length);
  },
);

test("leaves out a read that fails, and answers the others", async () => {
  await app.database.em.getConnection().execute("alter table working_copies rename to gone");
  const { status, body } = await read<Parts>(overviewPath, "admin");
  expect(status).toBe(200);
  expect(Object.keys(body)).not.toContain("/api/working-copies");
  expect(Object.keys(body)).toContain("/api/reviews");
});
