import { setTimeout } from "node:timers/promises";
import { type MailServer, startMailServer } from "../../backend/test/mail-server.ts";
import { until } from "../topology/until.ts";
import { type Client, json, type Staff, statusOf } from "./client.ts";
import { share } from "./figures.ts";
import { browser } from "./records.ts";
import type { Bench } from "./scenario.ts";

const address = "jaga@example.com";
const pauseMs = 100;

/** Customers who order one after the other, and the mails by which each order rings the superadmin. */
export async function startCustomers({ later, claim }: Bench) {
  const server: MailServer = await startMailServer();
  later(server.stop);
  /** The time of the answer to each acknowledged order, by its customer's name. */
  const ordered = new Map<string, number>();
  const rungAt = new Map<string, number[]>();
  let people = 0;

  function read() {
    const at = performance.now();
    for (const { to, mail } of server.received.splice(0)) {
      const [name = ""] = /Pelanggan \d+/.exec(mail.subject ?? "") ?? [];
      if (to.includes(address)) rungAt.set(name, [...(rungAt.get(name) ?? []), at]);
    }
  }

  return {
    variables: { ADMIN_EMAIL: address, SMTP_URL: server.url, MAIL_FROM: "Toko <toko@example.com>" },

    async turnAlertsOn(staff: Staff): Promise<void> {
      const { status, text } = await staff.ask("/api/alerts", json({ mail: true }, "PUT"));
      if (status !== 200) throw new Error(`Turning alerts on answered ${status}: ${text}`);
    },

    /** Sends orders until `stop`. */
    start(client: Client) {
      let isOver = false;
      async function order() {
        people += 1;
        const name = `Pelanggan ${people}`;
        const ip = `203.0.${Math.floor(people / 250)}.${1 + (people % 250)}`;
        const lead = {
          kind: "contact",
          name,
          email: `${people}@example.com`,
          message: "Kami mau situs.",
          consent: true,
        };
        const { headers, ...sent } = json(lead);
        const how = { ...sent, headers: { ...headers, ...browser, "X-Forwarded-For": ip } };
        if ((await statusOf(client.ask("/api/leads", how))) === 201) ordered.set(name, performance.now());
      }
      const over = (async () => {
        for (; !isOver; read()) {
          await order();
          await setTimeout(pauseMs);
        }
      })();
      return {
        async stop() {
          isOver = true;
          await over;
        },
      };
    },

    /** Claims that each acknowledged order rings. Returns how often and how soon, in words. */
    async rung(): Promise<string> {
      const silent = () => [...ordered.keys()].filter((name) => !rungAt.has(name));
      const isOver = () => {
        read();
        return silent().length === 0;
      };
      await until(isOver, { what: "rings" }).catch(() =>
        claim(false, `${silent().length} of ${ordered.size} orders rang nobody`),
      );
      const seconds = [...ordered].map(([name, at]) => ((rungAt.get(name)?.[0] ?? at) - at) / 1000);
      const twice = [...rungAt.values()].filter((times) => times.length > 1).length;
      return `${ordered.size} orders rang after p50 ${share(seconds, 0.5).toFixed(1)} s, max ${share(seconds, 1).toFixed(1)} s, ${twice} of them twice`;
    },
  };
}
