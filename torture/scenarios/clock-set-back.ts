import { join } from "node:path";
import { json, type Staff, signIn, statusOf } from "../bench/client.ts";
import { claimAnswers, tally } from "../bench/figures.ts";
import { newPlace, openPlace } from "../bench/places.ts";
import type { Scenario } from "../bench/scenario.ts";
import { createLedger, losses, startWriters } from "../bench/writers.ts";
import { until } from "../topology/until.ts";

const clock = join(import.meta.dirname, "../bench/stepped-clock.ts");

/** Returns the time of the product's own clock, from a token. */
const issuedAt = (token: string): number => {
  const claims: { iat: number } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  return claims.iat * 1000;
};

export const clockSetBack: Scenario = {
  name: "clock set back an hour",
  databases: ["SQLite", "MySQL"],
  inShort: ["SQLite"],
  async run(bench) {
    const { claim } = bench;
    const variables = { NODE_OPTIONS: `--import=${clock}` };
    const { site, client, staff: before } = await openPlace(bench, await newPlace(bench), { variables });
    const ledger = createLedger();
    const write = async (staff: Staff) => {
      const writers = startWriters(staff, 0, ledger);
      await writers.more(20);
      await writers.stop();
    };
    await write(before);
    await client.ask("/");
    site.child.kill("SIGUSR2");
    let after = await signIn(client);
    await until(
      async () => {
        after = await signIn(client);
        return issuedAt(after.token) < Date.now() - 3_000_000;
      },
      { what: "the clock to be set back", withinMs: 10_000 },
    );
    const probes = ["/healthz", "/readyz", "/", "/api/testimonials", "/api/news"];
    const answers = await Promise.all(probes.map((path) => statusOf(client.ask(path))));
    claimAnswers(bench, probes.join(" "), answers, 200);
    await write(after);
    const wrong = await Promise.all(
      Array.from({ length: 3 }, () =>
        statusOf(client.ask("/api/auth/login", json({ username: "admin", password: "bukan-ini-2026" }))),
      ),
    );
    claimAnswers(bench, "wrong passwords", wrong, 401);
    const old = await statusOf(before.ask("/api/auth/me"));
    claim(old === 200 || old === 401, `the token from before got ${old}`);
    const { words } = await losses(bench, after, ledger);
    return {
      did: "set the clock that the process reads back between two rounds of writes",
      lost: old === 401 ? `${words}; the sign-in from before (it is of the future now)` : words,
      figures: `probes ${tally(answers)}; writes ${tally(ledger.answers)}; token from before: ${old}`,
    };
  },
};
