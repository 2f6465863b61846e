import { join } from "node:path";
import { createClient, json, signIn, statusOf } from "../bench/client.ts";
import { tally } from "../bench/figures.ts";
import { createClaims, type Scenario } from "../bench/scenario.ts";
import { startSite } from "../bench/site.ts";
import { until } from "../bench/until.ts";
import { losses, startWriters } from "../bench/writers.ts";

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
    const { claim, failures } = createClaims(bench);
    const databaseUrl = await bench.newDatabase();
    const site = await startSite(bench, { databaseUrl, variables: { NODE_OPTIONS: `--import=${clock}` } });
    const client = createClient(site.origin);
    bench.later(client.close);
    const before = await signIn(client);
    const first = startWriters(before);
    await until(() => first.acknowledged.size >= 20, { what: "writes" });
    await first.stop();
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
    claim(
      answers.every((status) => status === 200),
      `${probes.join(" ")} answered ${answers.join(" ")}`,
    );
    const second = startWriters(after);
    await until(() => second.acknowledged.size >= 20, { what: "writes after the clock was set back" });
    await second.stop();
    const odd = [...first.unexpected(), ...second.unexpected()];
    claim(odd.length === 0, `writers got ${tally(odd)}`);
    const wrong = await Promise.all(
      Array.from({ length: 3 }, () =>
        statusOf(client.ask("/api/auth/login", json({ username: "admin", password: "bukan-ini-2026" }))),
      ),
    );
    claim(
      wrong.every((status) => status === 401),
      `wrong passwords got ${tally(wrong)}`,
    );
    const old = await statusOf(before.ask("/api/auth/me"));
    claim(old === 200 || old === 401, `the token from before got ${old}`);
    const { lost, words } = await losses(
      after,
      first.acknowledged.union(second.acknowledged),
      first.sent.union(second.sent),
    );
    claim(lost === 0, `${lost} acknowledged writes are missing`);
    return {
      did: "set the clock that the process reads back between two rounds of writes",
      lost: old === 401 ? `${words}; the sign-in from before (it is of the future now)` : words,
      figures: `probes ${tally(answers)}; writes ${tally([...first.answers, ...second.answers])}; token from before: ${old}`,
      failures,
    };
  },
};
