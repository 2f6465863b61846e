import { createHmac } from "node:crypto";
import type { UserInfo } from "@etalase/contracts/accounts/users.schema";
import { SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { account, answerOf, bearer, postJson, signUp, startTestApp, type TestApp, testApp } from "../../../test/app.ts";
import { secret } from "../../../test/services.ts";

const credentials = { username: account.username, password: account.password };
const signInRequired = { status: 401, body: { message: "Please sign in" } };

/** The cookies of an answer, by name: value and attributes. */
const cookiesOf = (response: Response) =>
  Object.fromEntries(
    response.headers.getSetCookie().map((line) => {
      const [pair = "", ...attributes] = line.split("; ");
      const [name = "", value = ""] = pair.split("=");
      return [name, { value, attributes: attributes.join("; ") }];
    }),
  );

const asBrowser = (app: TestApp) => ({ Origin: app.url, "Sec-Fetch-Site": "same-origin" });
const logIn = (app: TestApp, headers: Record<string, string> = {}) =>
  postJson(app, "/api/auth/login", credentials, headers);
const me = (app: TestApp, headers: Record<string, string>) =>
  answerOf<UserInfo>(app.fetch("/api/auth/me", { headers }));

let ana: UserInfo;
const { app } = testApp();
beforeAll(async () => {
  ana = await signUp(app);
});

describe("a token", () => {
  const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const signed = (payload: object, key: Uint8Array, header = {}) =>
    new SignJWT({ ...payload }).setProtectedHeader({ alg: "HS256", typ: "JWT", ...header }).sign(key);
  const ours = createHmac("sha256", secret).update("etalase token").digest();

  test("of ours signs in, signed the way these tests forge others", async () => {
    expect((await me(app, bearer(ana.token))).body).toMatchObject({ username: "ana" });
    expect((await me(app, bearer(await signed(claimsOf(ana.token), ours)))).status).toBe(200);
  });

  test.each(["garbage", "a.b.c", ".", "", "x".repeat(3000)])("that is no token is refused: %#", async (token) => {
    expect(await me(app, bearer(token))).toEqual(signInRequired);
  });

  test.each(["Basic YW5hOnJhaGFzaWE=", "bearer x", "Bearer", "Bearer a b", "Token x"])(
    "in the header %j is refused",
    async (header) => {
      expect(await me(app, { Authorization: header })).toEqual(signInRequired);
    },
  );

  test("that nobody signed is refused", async () => {
    const [, payload] = ana.token.split(".");
    for (const alg of ["none", "None", "HS256"]) {
      const header = encoded({ alg, typ: "JWT" });
      for (const signature of ["", "AAAA"])
        expect(await me(app, bearer(`${header}.${payload}.${signature}`))).toEqual(signInRequired);
    }
  });

  test("that somebody else signed is refused", async () => {
    const claims = claimsOf(ana.token);
    for (const key of ["another secret, just as long as ours", secret])
      expect(await me(app, bearer(await signed(claims, Buffer.from(key))))).toEqual(signInRequired);
  });

  test("without one of its claims, or with another's, is refused", async () => {
    const claims = claimsOf(ana.token);
    const another = "6560f0a1b2c3d4e5f6a7b8c9";
    const changes = [
      ...["sub", "sid", "iat", "exp", "iss", "aud"].map((name) => ({ [name]: undefined })),
      { sub: another },
      { sid: another },
      { iss: "elsewhere" },
      { aud: "elsewhere" },
      { exp: claims.iat - 60 },
      { iat: claims.iat + 3600 },
      { sub: { $ne: null } },
    ];
    for (const change of changes)
      expect(await me(app, bearer(await signed({ ...claims, ...change }, ours)))).toEqual(signInRequired);
    expect(await me(app, bearer(await signed(claims, ours, { typ: "at+jwt" })))).toEqual(signInRequired);
  });

  test("that does not hold is refused on a public call too, but none is fine there", async () => {
    expect(await answerOf(app.fetch("/api/news", { headers: bearer("a.b.c") }))).toEqual(signInRequired);
    expect((await app.fetch("/api/news")).status).toBe(200);
  });

  test("is refused when it comes twice, wherever", async () => {
    const twice = [
      ["Authorization", `Bearer ${ana.token}`],
      ["Authorization", `Bearer ${ana.token}`],
    ] as const;
    for (const [method, path] of [
      ["GET", "/api/auth/me"],
      ["GET", "/api/news"],
      ["POST", "/api/auth/login"],
    ] as const) {
      const { status, text } = await app.raw(path, { method, headers: twice });
      expect({ status, text }).toEqual({ status: 400, text: '{"message":"The request body could not be read"}' });
    }
  });

  test("runs out after twelve hours", async () => {
    const other = await startTestApp();
    const { token } = await signUp(other);
    for (let hour = 0; hour < 11; hour++) {
      other.pass(60 * 60 * 1000);
      expect((await me(other, bearer(token))).status).toBe(200);
    }
    other.pass(60 * 60 * 1000);
    expect(await me(other, bearer(token))).toEqual(signInRequired);
    await other.close();
  });
});

describe("a browser's session", () => {
  const lasting = expect.stringMatching(/^path=\/; expires=[^;]+; samesite=strict; httponly$/);

  test("is bound to a cookie that no script reads and no other site sends", async () => {
    const cookies = cookiesOf(await logIn(app, asBrowser(app)));
    expect(cookies).toEqual({
      etalase_session: { value: expect.stringMatching(/^[\w-]{43}$/), attributes: "path=/; samesite=strict; httponly" },
      etalase_staff: { value: "1", attributes: "path=/; samesite=lax; httponly" },
      etalase_device: { value: expect.stringMatching(/^[\w-]{22}\.\w+\.[\w-]{43}$/), attributes: lasting },
    });
  });

  // Registrations are limited by address, and other tests here register too.
  const elsewhere = () => ({ ...asBrowser(app), "X-Forwarded-For": "198.51.100.7" });

  test("gets the staff marker with its first call after a promotion, once", async () => {
    const input = { ...account, username: "risen", email: "risen@example.com" };
    const response = await postJson(app, "/api/auth/register", input, elsewhere());
    const cookie = `etalase_session=${cookiesOf(response).etalase_session?.value}`;
    const { id, token } = (await response.json()) as UserInfo;
    const call = (path: string, cookies: string) =>
      app.fetch(path, { headers: { ...bearer(token), ...asBrowser(app), Cookie: cookies } });
    expect((await call("/api/auth/me", cookie)).headers.getSetCookie()).toEqual([]);
    await postJson(app, `/api/users/${id}`, { role: "admin" }, bearer(ana.token), "PUT");
    const marker = { etalase_staff: { value: "1", attributes: "path=/; samesite=lax; httponly" } };
    for (const path of ["/api/auth/me", "/api/news"]) {
      expect(cookiesOf(await call(path, cookie))).toEqual(marker);
      expect((await call(path, `${cookie}; etalase_staff=1`)).headers.getSetCookie()).toEqual([]);
    }
  });

  test("stays known after a logout, so that guesses of a neighbour at its address do not keep it out", async () => {
    const input = { ...account, username: "known", email: "known@example.com" };
    const device = cookiesOf(await postJson(app, "/api/auth/register", input, elsewhere())).etalase_device?.value;
    const tryFrom = (ip: string, password: string, headers = {}) =>
      postJson(app, "/api/auth/login", { ...input, password }, { "X-Forwarded-For": ip, ...headers });
    for (let count = 0; count < 5; count++) await tryFrom("203.0.113.1", "salah sekali");
    expect((await tryFrom("203.0.113.1", input.password)).status).toBe(429);
    expect((await tryFrom("203.0.113.1", input.password, { Cookie: `etalase_device=${device}` })).status).toBe(200);
  });

  test("stays known to the account when it changes its password, and no other browser does", async () => {
    const input = { ...account, username: "lasting", email: "lasting@example.com" };
    const signIn = await postJson(app, "/api/auth/register", input, elsewhere());
    const { etalase_device: own, etalase_session: session } = cookiesOf(signIn);
    const other = cookiesOf(await postJson(app, "/api/auth/login", input, elsewhere())).etalase_device;
    const change = { currentPassword: input.password, newPassword: "jendela-toko-2027" };
    const { token } = (await signIn.json()) as UserInfo;
    const cookies = `etalase_session=${session?.value}; etalase_device=${own?.value}`;
    const headers = { ...elsewhere(), ...bearer(token), Cookie: cookies };
    const renewed = cookiesOf(await postJson(app, "/api/auth/password", change, headers, "PUT")).etalase_device;

    const from = (ip: string, password: string, mark: string | undefined) =>
      postJson(
        app,
        "/api/auth/login",
        { ...input, password },
        { "X-Forwarded-For": ip, Cookie: `etalase_device=${mark}` },
      );
    for (const mark of [own?.value, other?.value, own?.value, other?.value, undefined])
      expect((await from("203.0.113.2", "salah sekali", mark)).status).toBe(401);
    for (const mark of [own?.value, other?.value])
      expect((await from("203.0.113.2", "jendela-toko-2027", mark)).status).toBe(429);
    expect((await from("203.0.113.2", "jendela-toko-2027", renewed?.value)).status).toBe(200);
  });

  test.each<Record<string, string>>([{ "Sec-Fetch-Site": "same-origin" }, { Origin: "http://localhost:8080" }])(
    "is worthless without its cookie: %j",
    async (headers) => {
      const response = await logIn(app, headers);
      const cookie = `etalase_session=${cookiesOf(response).etalase_session?.value}`;
      const { token } = (await response.json()) as UserInfo;
      expect(await me(app, bearer(token))).toEqual(signInRequired);
      expect(await me(app, { ...bearer(token), Cookie: "etalase_session=guessed" })).toEqual(signInRequired);
      expect((await me(app, { ...bearer(token), Cookie: cookie })).status).toBe(200);
      const foreign = cookiesOf(await logIn(app, headers)).etalase_session?.value;
      expect(await me(app, { ...bearer(token), Cookie: `etalase_session=${foreign}` })).toEqual(signInRequired);
    },
  );

  test("is not opened by the cookie alone", async () => {
    const cookie = cookiesOf(await logIn(app, asBrowser(app))).etalase_session?.value;
    expect(await me(app, { Cookie: `etalase_session=${cookie}` })).toEqual(signInRequired);
  });

  test("of somebody who is not staff carries no staff marker", async () => {
    const response = await postJson(
      app,
      "/api/auth/register",
      { ...account, username: "budi", email: "budi@example.com" },
      asBrowser(app),
    );
    expect(response.status).toBe(201);
    expect(Object.keys(cookiesOf(response))).toEqual(["etalase_session", "etalase_device"]);
  });

  test.each(["logout", "logout-everywhere"])("ends with its cookies at %s", async (call) => {
    const input = { ...account, username: call, email: `${call}@example.com` };
    const response = await postJson(app, "/api/auth/register", input, asBrowser(app));
    const cookie = `etalase_session=${cookiesOf(response).etalase_session?.value}`;
    const { token } = (await response.json()) as UserInfo;
    const headers = { ...bearer(token), ...asBrowser(app), Cookie: cookie };
    const end = await app.fetch(`/api/auth/${call}`, { method: "POST", headers });
    expect(end.status).toBe(204);
    const expired = { value: "", attributes: expect.stringContaining("expires=Thu, 01 Jan 1970") };
    expect(cookiesOf(end)).toEqual({ etalase_session: expired, etalase_staff: expired });
    expect(await me(app, { ...bearer(token), Cookie: cookie })).toEqual(signInRequired);
  });

  test("on https has cookies of that host alone, that never travel in the open", async () => {
    const https = await startTestApp({ publicUrl: "https://etalase.example" });
    const headers = { Host: "etalase.example", Origin: "https://etalase.example", "Content-Type": "application/json" };
    const { status, headers: answered } = await https.raw("/api/auth/register", {
      method: "POST",
      headers: Object.entries(headers),
      body: JSON.stringify(account),
    });
    expect(status).toBe(201);
    const lines = [answered["set-cookie"] ?? []].flat();
    expect(lines.map((line) => line.replace(/=[\w.-]{43,80};/, "=…;").replace(/expires=[^;]+/, "expires=…"))).toEqual([
      "__Host-etalase_session=…; path=/; samesite=strict; secure; httponly",
      "__Host-etalase_staff=1; path=/; samesite=lax; secure; httponly",
      "__Host-etalase_device=…; path=/; expires=…; samesite=strict; secure; httponly",
    ]);
    await https.close();
  });
});

test("a command line client gets no cookie and needs none", async () => {
  const response = await logIn(app);
  expect(response.headers.getSetCookie()).toEqual([]);
  const { token } = (await response.json()) as UserInfo;
  expect((await me(app, bearer(token))).status).toBe(200);
});

test("a failed login sets no cookie", async () => {
  const response = await postJson(app, "/api/auth/login", { ...credentials, password: "salah sekali" }, asBrowser(app));
  expect(response.status).toBe(401);
  expect(response.headers.getSetCookie()).toEqual([]);
});

describe("no other site", () => {
  const foreign: Record<string, string>[] = [
    { Origin: "https://evil.example" },
    { "Sec-Fetch-Site": "cross-site" },
    { Origin: "null" },
  ];

  test.each(foreign)("may change anything: %j", async (headers) => {
    const refused = { status: 403, body: { message: "You are not allowed to do this" } };
    expect(await answerOf(logIn(app, headers))).toEqual(refused);
    const all = { ...headers, ...bearer(ana.token) };
    expect(await answerOf(app.fetch("/api/auth/logout", { method: "POST", headers: all }))).toEqual(refused);
    expect(await answerOf(app.fetch("/api/news", { method: "DELETE", headers: all }))).toEqual(refused);
    expect((await me(app, bearer(ana.token))).status).toBe(200);
  });

  test.each(foreign)("is told that it may read: %j", async (headers) => {
    for (const method of ["GET", "OPTIONS"]) {
      const response = await app.fetch("/api/news", { method, headers });
      const allowing = [...response.headers.keys()].filter((name) => name.startsWith("access-control-"));
      expect(allowing).toEqual([]);
      expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    }
  });
});
