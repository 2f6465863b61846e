import type { ResetLink } from "@etalase/contracts/accounts/people.schema";
import type { RegisterInput } from "@etalase/contracts/auth.schema";
import { describe, expect, test } from "vitest";
import { account, answerOf, bearer, everyByteOf, postJson, postNews, type TestApp } from "../../../test/app.ts";
import { appWithMail } from "../../../test/app-with-mail.ts";
import { sqliteByDay } from "../../../test/databases.ts";
import { formOf } from "../../../test/forms.ts";

type Site = ReturnType<typeof appWithMail>;
type Made = Readonly<{ url: string; id?: string }>;

/** Fields that a browser sends in the usual encoding, or with files. */
type Form = URLSearchParams | FormData;

/** A kind of link, by which somebody without an account, or who cannot sign in, reaches a page with a form. */
type LinkKind = Readonly<{
  name: string;
  make(site: Site): Promise<Made>;
  /** A form that uses the link. */
  form: Form;
  headers: Readonly<{ referrer: string; robots: string }>;
  /** Mail services use it by a form of their own (RFC 8058). */
  isUsedFromAnywhere?: true;
  /** Milliseconds until it ends by itself; absent for a link that lasts. */
  lasts?: number;
  /** The other ways in which it ends. */
  ends: Readonly<Record<string, (site: Site, made: Made) => Promise<unknown>>>;
}>;

const dayMs = 24 * 60 * 60_000;
const fields = (all: Readonly<Record<string, string>>) => new URLSearchParams(all);

const choice = fields({ username: "budi.k", password: "toko-roti-2026" });
const ofAccounts = { referrer: "same-origin", robots: "noindex" };
const ofClients = { referrer: "no-referrer", robots: "noindex, nofollow" };

/** Signs in anew, since a session may have ended meanwhile. */
const tokenOf = async ({ app }: Site, { username, password }: Pick<RegisterInput, "username" | "password"> = account) =>
  (await answerOf<{ token: string }>(postJson(app, "/api/auth/login", { username, password }))).body.token;
const headOf = async (site: Site) => bearer(await tokenOf(site));
const post = async <T>(site: Site, path: string, value: object = {}, method = "POST") =>
  (await answerOf<T>(postJson(site.app, path, value, await headOf(site), method))).body;
const remove = async (site: Site, path: string) =>
  expect((await site.app.fetch(path, { method: "DELETE", headers: await headOf(site) })).status).toBe(204);
const pathOf = ({ url }: Made) => new URL(url).pathname;
const sendForm = ({ app }: Site, made: Made, form: Form, headers: Record<string, string> = {}) =>
  app.fetch(pathOf(made), { method: "POST", body: form, headers });
const using = (form: Form) => async (site: Site, made: Made) =>
  expect((await sendForm(site, made, form)).status).toBe(303);

async function linkInMail({ app, server }: Site, pattern: RegExp): Promise<Made> {
  await app.services.sending?.run();
  const links = server.received.flatMap(({ mail }) => pattern.exec(mail.text ?? "")?.[0] ?? []);
  return { url: links.at(-1) ?? "" };
}

async function subscribed(site: Site, pattern: RegExp) {
  await postJson(site.app, "/api/newsletter", { email: "pembaca@example.com", consent: true });
  return linkInMail(site, pattern);
}

const password = fields({ password: "warung-baru-2026", confirmPassword: "warung-baru-2026" });
const quote = "Pesanan naik dua kali lipat sejak situsnya tayang.";
const testimonial = formOf({ name: "Sari Dewi", role: "Pemilik, Roti Melati", quote, rating: "5", consent: "on" });

const kinds: readonly LinkKind[] = [
  {
    name: "an invitation",
    make: (site) => post(site, "/api/users/invitations", { name: "Budi", email: "", role: "admin" }),
    form: choice,
    headers: ofAccounts,
    lasts: 7 * dayMs,
    ends: {
      used: using(choice),
      revoked: (site, { id }) => remove(site, `/api/users/invitations/${id}`),
      renewed: (site, { id }) => post(site, `/api/users/invitations/${id}/link`),
    },
  },
  {
    name: "a reset link",
    make: (site) => post<ResetLink>(site, `/api/users/${site.rina.id}/reset-link`),
    form: password,
    headers: ofAccounts,
    lasts: 30 * 60_000,
    ends: {
      used: using(password),
      renewed: (site) => post(site, `/api/users/${site.rina.id}/reset-link`),
      "of a disabled account": (site) => post(site, `/api/users/${site.rina.id}`, { disabled: true }, "PUT"),
    },
  },
  {
    name: "the link of a new e-mail address",
    async make(site) {
      const change = { password: account.password, email: `baru-${site.server.received.length}@example.com` };
      await postJson(
        site.app,
        "/api/auth/me",
        change,
        bearer(await tokenOf(site, { ...account, username: "rina" })),
        "PUT",
      );
      return linkInMail(site, /\S+\/confirm-email\/\S+/);
    },
    form: fields({}),
    headers: ofAccounts,
    lasts: dayMs,
    ends: { used: using(fields({})) },
  },
  {
    name: "the confirmation of a subscription",
    make: (site) => subscribed(site, /\S+\/langganan\/konfirmasi\/\S+/),
    form: fields({}),
    headers: ofAccounts,
    ends: {},
  },
  {
    name: "the end of a subscription",
    make: (site) => subscribed(site, /\S+\/langganan\/berhenti\/\S+/),
    form: fields({}),
    headers: ofAccounts,
    isUsedFromAnywhere: true,
    ends: {},
  },
  {
    name: "a request for a testimonial",
    make: (site) => post(site, "/api/testimonials/requests", { clientName: "Bu Sari" }),
    form: testimonial,
    headers: ofClients,
    lasts: 30 * dayMs,
    ends: {
      revoked: (site, { id }) => remove(site, `/api/testimonials/requests/${id}`),
      used: using(testimonial),
    },
  },
  {
    name: "a review link",
    async make(site) {
      const { _id } = await postNews(site.app, bearer(await tokenOf(site)), { status: "draft" });
      return post(site, "/api/reviews", { resource: "news", id: _id, days: 1 });
    },
    form: fields({ name: "Bu Sari", comment: "Bagus" }),
    headers: { ...ofClients, referrer: "strict-origin-when-cross-origin" },
    lasts: dayMs,
    ends: { revoked: (site, { id }) => remove(site, `/api/reviews/${id}`) },
  },
];

describe.each(sqliteByDay)("on %s", (dialect) => {
  const site = appWithMail(dialect);

  describe.each(kinds)("$name", ({ make, form, headers, ends, isUsedFromAnywhere, lasts }) => {
    const bytes = (path: string, method: string) => everyByteOf(site.app as TestApp, path, method, {});

    test("is kept, indexed and framed by nobody, and tells nobody its address", async () => {
      const made = await make(site);
      const answer = await site.app.fetch(pathOf(made));
      const page = await answer.text();
      const of = (name: string) => answer.headers.get(name);
      expect([answer.status, of("cache-control"), of("etag")]).toEqual([200, "no-store", null]);
      expect({ referrer: of("referrer-policy"), robots: of("x-robots-tag") }).toEqual(headers);
      expect(of("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(page).not.toContain("<script");
      expect(site.app.logLines.join("")).not.toContain(pathOf(made).split("/").at(-1));
    });

    test("is read by GET and HEAD and used by POST, and takes no other method", async () => {
      const path = pathOf(await make(site));
      const [get, head] = [await bytes(path, "GET"), await bytes(path, "HEAD")];
      expect(head.headers).toEqual(get.headers);
      for (const method of ["PUT", "DELETE"]) {
        const { status, headers: answered } = await bytes(path, method);
        expect([status, answered.allow]).toEqual([405, "GET, HEAD, POST"]);
      }
    });

    test("is not used by a form of another site, unless it is for mail services", async () => {
      const made = await make(site);
      for (const [name, value] of [
        ["Sec-Fetch-Site", "cross-site"],
        ["Origin", "https://elsewhere.example"],
      ] as const)
        expect((await sendForm(site, made, form, { [name]: value })).status).toBe(isUsedFromAnywhere ? 200 : 403);
      expect((await site.app.fetch(pathOf(made))).status).toBe(200);
    });

    test("that is invented, cut or over is answered alike, byte for byte, by every method", async () => {
      const path = pathOf(await make(site));
      const invented = path.replace(/[^/]+$/, "a".repeat(43));
      const over: string[] = [];
      if (lasts !== undefined) {
        const last = pathOf(await make(site));
        site.app.pass(lasts - 1);
        expect((await site.app.fetch(last)).status).toBe(200);
        site.app.pass(1);
        over.push(last);
      }
      for (const end of Object.values(ends)) {
        const made = await make(site);
        await end(site, made);
        over.push(pathOf(made));
      }
      for (const method of ["GET", "HEAD"]) {
        const first = await bytes(invented, method);
        expect(first.status).toBe(404);
        for (const other of [path.slice(0, -1), `${path}x`, ...over])
          expect([other, await bytes(other, method)]).toEqual([other, first]);
      }
      const sent = async (gone: string) => {
        const answer = await sendForm(site, { url: `http://x${gone}` }, form);
        // An unread body ends its connection, whatever the link is.
        const {
          date: _date,
          "x-request-id": _id,
          connection: _c,
          "keep-alive": _k,
          ...rest
        } = Object.fromEntries(answer.headers);
        return [answer.status, rest, await answer.text()];
      };
      const refused = await sent(invented);
      expect(refused[0]).toBe(404);
      for (const gone of over) expect([gone, ...(await sent(gone))]).toEqual([gone, ...refused]);
    });
  });
});
