import { expect, test } from "vitest";
import { answerOf, bearer, postJson, signUp, startTestApp } from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";

test.each(dialects)("an account chooses how it is rung: %s", async (dialect) => {
  const app = await startTestApp({ dialect });
  const head = await signUp(app);
  const headers = bearer(head.token);
  const read = async () => (await answerOf<object>(app.fetch("/api/alerts", { headers }))).body;
  const choose = (change: object) => postJson(app, "/api/alerts", change, headers, "PUT");
  expect(await read()).toMatchObject({ push: false, mail: false, hours: "always", weekly: false });
  await choose({ push: true, weekly: true });
  await choose({ hours: "office" });
  expect(await read()).toMatchObject({ push: true, mail: false, hours: "office", weekly: true });
  const refused = await Promise.all([choose({}), choose({ hours: "night" }), choose({ push: "perhaps" })]);
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
  expect(await read()).toMatchObject({ push: true, mail: false, hours: "office", weekly: true });
});
