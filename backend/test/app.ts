import { once } from "node:events";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import type { UserInfo } from "@etalase/contracts/accounts/users.schema";
import type { Role } from "@etalase/contracts/auth";
import type { RegisterInput } from "@etalase/contracts/auth.schema";
import type { NewsArticle } from "@etalase/contracts/news.schema";
import type { PageRenderer, RenderedPage, RenderPage, SiteContext } from "@etalase/contracts/public-api";
import { publicPolicy } from "@etalase/contracts/site/csp";
import { paths, withQuery } from "@etalase/contracts/site/paths";
import type { Middleware } from "koa";
import { type Limits, limits } from "../src/http/limits.ts";
import { createLog } from "../src/process/log.ts";
import { createHttpServer } from "../src/server.ts";
import { pictureBytes, type ServiceOptions, secret, startTestServices } from "./services.ts";
import { allTests, eachTest } from "./started.ts";

export { pictureBytes } from "./services.ts";

type Options = ServiceOptions &
  Readonly<{
    trustedProxies?: number;
    customCode?: boolean;
    render?: RenderPage;
    frontends?: readonly Middleware[];
    /** Replace the usual limits, and the long times that a client has here. */
    limits?: Partial<Limits>;
  }>;

// The look of a page is the public site's matter; here it shows what its address leads to.
const renderSimply: RenderPage = async (url, api, { publicUrl }) => {
  const asked = url.replace("/berita/", "");
  const article = await api.article(asked);
  const policy = publicPolicy({ publicUrl, cssHash: "'sha256-x'" });
  const page = { html: `<!doctype html><title>${article?.title ?? "404"}</title>`, policy, indexable: true };
  if (article && article.slug !== asked) return { ...page, status: 301, location: `/berita/${article.slug}` };
  return { ...page, status: article ? 200 : 404 };
};

/** Renders the page as JSON, inside a minimal document. */
const renderAsJson = (page: unknown, { publicUrl }: SiteContext): RenderedPage => ({
  status: 200,
  html: `<!doctype html><pre>${JSON.stringify(page)}</pre>`,
  policy: publicPolicy({ publicUrl, cssHash: "'sha256-x'" }),
  indexable: false,
});

/** A comment names the language. */
const renderAccountSimply: PageRenderer["renderAccountPage"] = (page, site, { language, isChosen }) => {
  const rendered = renderAsJson(page, site);
  return { ...rendered, html: `${rendered.html}<!-- ${language}${isChosen ? ", chosen" : ""} -->` };
};

// The data that each page reads is the public site's matter, too; here the key is the number of a list's page.
const keySimply: PageRenderer["keyOf"] = async (path, query) => {
  if (path === paths.login || path === paths.register) return withQuery(path, query);
  const page = query.get("page");
  if (query.has("search")) return null;
  return page ? `${path}?page=${page}` : path;
};

type RawRequest = Readonly<{
  method?: string;
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string;
}>;

/** Sends a head exactly as given: any Host, and headers more than once. */
async function sendRaw(port: number, path: string, { method = "GET", headers = [], body = "" }: RawRequest) {
  const given = new Set(headers.map(([name]) => name));
  const head = [...headers];
  if (!given.has("Host")) head.push(["Host", `127.0.0.1:${port}`]);
  if (!given.has("Transfer-Encoding") && !given.has("Content-Length"))
    head.push(["Content-Length", String(body.length)]);
  const req = request({ host: "127.0.0.1", port, path, method, headers: head.flat(), agent: false });
  req.end(body);
  const [response] = await once(req, "response");
  const text: string = (await response.toArray()).join("");
  return { status: Number(response.statusCode), headers: response.headers as Record<string, string>, text };
}

const hour = 3_600_000;
/** A busy machine could reach the usual timeouts by itself, and no test may pass because of one. */
const patient = {
  headMs: hour,
  lingerMs: hour,
  stalledMs: hour,
  slowBodyMs: hour,
  anonymousBodyMs: hour,
  bodyMs: hour,
};

/** Starts the product over HTTP on an empty database, with a clock that tests move. Close it at the end. */
export async function startTestApp(options: Options = {}) {
  const { registration = "open", publicUrl, trustedProxies = 1, customCode = true } = options;
  const { render = renderSimply, frontends = [] } = options;
  const inner = await startTestServices(options);
  const url = publicUrl ?? "http://localhost:8080";
  const logLines: string[] = [];
  const { server, announceStop, stop } = createHttpServer({
    config: {
      publicUrl: url,
      isDefaultUrl: publicUrl === undefined,
      trustedProxies,
      registration,
      whatsappFallback: "",
      customCode,
      speedInsightsUrl: "",
    },
    services: inner.services,
    folders: inner.folders,
    secret,
    log: createLog("debug", { write: (line) => logLines.push(line) }),
    ping: inner.database.ping,
    now: inner.now,
    limits: { ...limits, ...patient, ...options.limits },
    elapsed: () => inner.now().getTime(),
    renderer: {
      render,
      renderAccountPage: renderAccountSimply,
      renderContactPage: async (page, _api, site) => renderAsJson(page, site),
      renderSubscriptionPage: async (page, _api, site) => renderAsJson(page, site),
      renderRequestPage: renderAsJson,
      keyOf: keySimply,
    },
    frontends,
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const base = `http://127.0.0.1:${port}`;

  return {
    ...inner,
    base,
    port,
    url,
    server,
    announceStop,
    stop,
    logLines,
    fetch: (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: "manual", ...init }),
    raw: (path: string, init: RawRequest = {}) => sendRaw(port, path, init),
    async close() {
      await stop(1000);
      await inner.close();
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** Returns an answer's status and its parsed body, in the shape that the test expects. */
export async function answerOf<T = unknown>(answer: Response | Promise<Response>) {
  const response = await answer;
  return { status: response.status, body: (await response.json()) as T };
}

/** A person's browser, as opposed to a robot. */
export const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

/** Returns everything that tells one answer from another, as a browser receives it. */
export async function everyByteOf(app: TestApp, path: string, method: string, headers: Record<string, string>) {
  const { host } = new URL(app.url);
  const sent = { Host: host, "User-Agent": browser, Accept: "text/html, application/json", ...headers };
  const answer = await app.raw(path, { method, headers: Object.entries(sent) });
  const { date: _date, "x-request-id": _id, ...rest } = answer.headers;
  return { ...answer, headers: rest };
}

/** The answer to a request whose fields break rules. */
export const invalid = (errors: Record<string, string>) => ({
  status: 400,
  body: { message: Object.values(errors)[0], errors },
});

export const notFound = { status: 404, body: { message: "Not found" } };

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const asJson = (value: unknown) => ({ headers: { "Content-Type": "application/json" }, body: JSON.stringify(value) });

export const postJson = (
  app: TestApp,
  path: string,
  value: unknown,
  headers: Record<string, string> = {},
  method = "POST",
) => {
  const { headers: type, body } = asJson(value);
  return app.fetch(path, { method, body, headers: { ...type, ...headers } });
};

export const account = {
  name: "Ana Maharani",
  username: "ana",
  email: "ana@example.com",
  password: "etalase-rahasia-9",
} as const satisfies RegisterInput;

/** Registers an account; the first one of an app is its superadmin. */
export async function signUp(app: TestApp, input: Partial<RegisterInput> = {}): Promise<UserInfo> {
  const response = await postJson(app, "/api/auth/register", { ...account, ...input });
  if (response.status !== 201) throw new Error(`registering answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as UserInfo;
}

/** Signs up a superadmin, and an admin under them. */
export async function signUpStaff(app: TestApp) {
  const head = await signUp(app, { username: "kepala", email: "kepala@example.com" });
  const admin = await signUp(app, { username: "editor", email: "editor@example.com", name: "Budi" });
  await postJson(app, `/api/users/${admin.id}`, { role: "admin" }, bearer(head.token), "PUT");
  return { head, admin };
}

type Accounts = Readonly<{
  /** The accounts to sign up, of which the superadmin is the first. */
  accounts?: readonly Role[];
  /** Starts again for each test. */
  anew?: boolean;
}>;

const signUpAs: Readonly<Record<Role, Partial<RegisterInput>>> = {
  superadmin: {},
  admin: { name: "Budi", username: "budi", email: "budi@example.com" },
  user: { username: "citra", email: "citra@example.com" },
};

/** Starts the product for the tests of a file or block, and closes it. Headers of its accounts come along. */
export function testApp({ accounts = [], anew = false, ...options }: Options & Accounts = {}) {
  // Filled when the product starts.
  const headers: Record<Role, Record<string, string>> = { superadmin: {}, admin: {}, user: {} };
  const app = (anew ? eachTest : allTests)(async () => {
    const started = await startTestApp(options);
    for (const role of accounts) {
      const { id, token } = await signUp(started, signUpAs[role]);
      if (role === "admin") await postJson(started, `/api/users/${id}`, { role }, headers.superadmin, "PUT");
      Object.assign(headers[role], bearer(token));
    }
    return started;
  });
  return { app, ...headers };
}

export const validNews = {
  title: "Tujuh tanda situs perlu diperbarui",
  content: "<p>Pelanggan menilai sebuah usaha dari halaman pertamanya.</p>",
  category: "Bisnis",
  tags: JSON.stringify(["umkm", "toko daring"]),
  status: "published",
};

export async function newsForm(
  fields: Record<string, string> = {},
  picture: Uint8Array | null | undefined = undefined,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...validNews, ...fields })) form.set(name, value);
  if (picture !== null)
    form.set(
      "featuredImage",
      new File([new Uint8Array(picture ?? (await pictureBytes()))], "toko.png", { type: "image/png" }),
    );
  return form;
}

/** Creates an article over HTTP. */
export async function postNews(
  app: TestApp,
  headers: Record<string, string>,
  fields: Record<string, string> = {},
): Promise<NewsArticle> {
  const response = await app.fetch("/api/news", {
    method: "POST",
    body: await newsForm(fields),
    headers,
  });
  if (response.status !== 201) throw new Error(`creating answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as NewsArticle;
}
