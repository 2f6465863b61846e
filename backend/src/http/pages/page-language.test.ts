import type { InvitationLink } from "@etalase/contracts/accounts/people.schema";
import type { PageRenderer } from "@etalase/contracts/public-api";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { account, answerOf, bearer, postJson, signUp, startTestApp, type TestApp } from "../../../test/app.ts";
import { pageIn } from "../../../test/links.ts";

let app: TestApp;
let rendered: string[];
let held: Promise<void> | undefined;

beforeEach(async () => {
  rendered = [];
  held = undefined;
  const render: PageRenderer["render"] = async (url) => {
    rendered.push(url);
    await held;
    return { status: 200, html: `<!doctype html>${url}`, policy: "default-src 'none'", indexable: false };
  };
  app = await startTestApp({ render });
});
afterEach(() => app.close());

type Headers = Readonly<Record<string, string>>;

const accepting = (languages: string): Headers => ({ "Accept-Language": languages });
const indonesian = accepting("id-ID,id;q=0.9,en;q=0.8");

async function ask(path: string, headers: Headers = {}) {
  const {
    status,
    headers: answered,
    text,
  } = await app.raw(path, { headers: Object.entries({ Host: new URL(app.url).host, ...headers }) });
  return { status, text, vary: answered.vary, etag: answered.etag };
}

const messageOf = async (answer: Response) => (await answerOf<{ message: string }>(answer)).body.message;

describe.each(["/login", "/register"])("%s", (path) => {
  test.each([
    ["", {}, "accepted=en"],
    ["", indonesian, "accepted=id"],
    ["", accepting("en;q=0.5, id"), "accepted=id"],
    ["", accepting("fr, id;q=0.2"), "accepted=id"],
    ["", accepting("fr"), "accepted=en"],
    ["?lang=id", {}, "lang=id"],
    ["?lang=en", indonesian, "lang=en"],
    ["?lang=id&utm_source=wa", {}, "lang=id"],
    ["?accepted=id", {}, "accepted=en"],
    ["?lang=xx", {}, "accepted=en"],
    ["?lang=", {}, "accepted=en"],
    ["?lang=ID", {}, "accepted=en"],
    ["?lang=id&lang=en", {}, "accepted=en"],
    ["?lang[]=id&lang=%ff%00", {}, "accepted=en"],
    ["", accepting("*"), "accepted=en"],
    ["", accepting(";;q=,,=id;q=nan"), "accepted=en"],
    ["", accepting("x,".repeat(20)), "accepted=en"],
    ["", accepting("é\u00ff<id>"), "accepted=en"],
  ])("with %j and %j is drawn with %s", async (query, headers, drawn) => {
    const { status, text, vary } = await ask(path + query, headers);
    expect([status, text]).toEqual([200, `<!doctype html>${path}?${drawn}`]);
    expect(vary?.split(", ")).toContain("Accept-Language");
  });

  test("is in English when thousands of languages are preferred", async () => {
    expect((await ask(path, accepting("x,".repeat(2_000)))).text).toContain("accepted=en");
  });

  test("has an answer for each language that no cache gives to the other", async () => {
    const [english, other] = [await ask(path), await ask(path, indonesian)];
    expect(english.etag).not.toBe(other.etag);
    const again = await ask(path, { ...indonesian, "If-None-Match": String(english.etag) });
    expect([again.status, again.text]).toEqual([200, other.text]);
    const same = await ask(path, { ...indonesian, "If-None-Match": String(other.etag) });
    expect([same.status, same.vary]).toEqual([304, other.vary]);
  });

  test("is drawn for each language, also when both are asked for at once", async () => {
    const release = Promise.withResolvers<void>();
    held = release.promise;
    const both = [ask(path), ask(path, indonesian), ask(path), ask(`${path}?lang=id`)];
    await expect.poll(() => rendered.length).toBeGreaterThanOrEqual(3);
    release.resolve();
    const queries = (await Promise.all(both)).map(({ text }) => text.split("?")[1]);
    expect(queries).toEqual(["accepted=en", "accepted=id", "accepted=en", "lang=id"]);
  });

  test("keeps its language for staff, and after a form that was sent before the script had loaded", async () => {
    const staff = { Cookie: "etalase_staff=1" };
    expect((await ask(path, { ...indonesian, ...staff })).text).toContain("accepted=id");
    expect((await ask(path, staff)).text).toContain("accepted=en");
    const sent = await app.fetch(`${path}?lang=id`, { method: "POST", redirect: "manual" });
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${app.url}${path}?lang=id`]);
  });
});

test("pages in one language stay one page for all", async () => {
  const { vary } = await ask("/berita", indonesian);
  expect(vary ?? "").not.toContain("Accept-Language");
  await ask("/berita?lang=id");
  expect(new Set(rendered)).toEqual(new Set(["/berita"]));
});

describe("the pages behind account links", () => {
  const languageOf = (html: string) => /<!-- (.*) -->/.exec(html)?.[1];
  const form = (path: string, fields: Record<string, string>, headers: Headers = {}) =>
    app.fetch(path, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });

  test.each([
    ["/forgot-password", 200],
    ["/forgot-password/done", 200],
    ["/invitation/KUNCI", 404],
    ["/reset-password/done", 200],
    ["/confirm-email/KUNCI", 404],
  ])("%s speaks the language of its address, else of the browser", async (path, status) => {
    const answers = [
      await ask(path),
      await ask(path, indonesian),
      await ask(`${path}?lang=id`),
      await ask(`${path}?lang=en`, indonesian),
      await ask(`${path}?lang=id&lang=id`),
    ];
    expect(answers.map(({ text }) => languageOf(text))).toEqual(["en", "id", "id, chosen", "en, chosen", "en"]);
    for (const answer of answers) {
      expect(answer.status).toBe(status);
      expect(answer.vary).toContain("Accept-Language");
    }
  });

  test("say what is wrong with a form in the language of the page, and keep what was typed", async () => {
    const alert = "Situs ini tidak mengirim email. Minta tautan atur ulang kata sandi kepada admin utama.";
    const fields = { email: "a@" };
    const english = await pageIn(await form("/forgot-password", fields));
    const other = await pageIn(await form("/forgot-password?lang=id", fields));
    const preferred = await pageIn(await form("/forgot-password", fields, indonesian));
    expect([english.status, other.status]).toEqual([422, 422]);
    expect(english.page).toMatchObject({ email: "a@" });
    for (const { page } of [other, preferred]) expect(page).toMatchObject({ email: "a@", alert });
    const unsent = await pageIn(await form("/forgot-password?lang=en", fields, indonesian));
    expect(unsent.page).toEqual(english.page);
  });

  test("say it at the fields, too, and lead on in the same language", async () => {
    const { token } = await signUp(app);
    const rina = { name: "Rina", email: "rina@example.com", role: "admin" };
    const { body } = await answerOf<InvitationLink>(postJson(app, "/api/users/invitations", rina, bearer(token)));
    const { pathname } = new URL(body.url);
    const fields = { username: account.username, password: "jendela-toko-2026", confirmPassword: "lain" };
    const { page } = await pageIn(await form(`${pathname}?lang=id`, fields));
    expect(page).toMatchObject({ errors: { confirmPassword: "Kata sandi tidak sama" } });
    const taken = await pageIn(await form(`${pathname}?lang=id`, { ...fields, confirmPassword: fields.password }));
    expect(taken).toMatchObject({
      status: 409,
      page: { errors: { username: "Nama pengguna atau email sudah dipakai" } },
    });
    const accepted = await form(`${pathname}?lang=id`, { username: "rina", password: fields.password });
    expect([accepted.status, accepted.headers.get("location")]).toEqual([303, `${app.url}/invitation/done?lang=id`]);
  });
});

describe("a refusal of the forms of /login and /register", () => {
  test.each([
    ["/api/auth/login", {}, "Nama pengguna wajib diisi"],
    ["/api/auth/login", { username: "tidak-ada", password: "rahasia" }, "Nama pengguna atau kata sandi salah"],
    ["/api/auth/register", { ...account, username: "a b" }, "Nama pengguna hanya boleh berisi huruf"],
  ])("by %s of %j is in the language of the page", async (path, body, said) => {
    const sent = async (headers: Headers) => messageOf(await postJson(app, path, body, headers));
    expect(await sent(accepting("id"))).toContain(said);
    const english = await sent({});
    expect(english).not.toContain(said);
    expect(await sent(accepting("en"))).toBe(english);
  });

  test("is the same whether or not there is such an account", async () => {
    await signUp(app);
    const sent = (username: string) =>
      postJson(app, "/api/auth/login", { username, password: "salah sekali" }, accepting("id")).then((one) =>
        one.text(),
      );
    expect(await sent(account.username)).toBe(await sent("tidak-ada"));
  });

  test("of too many attempts is in it, too", async () => {
    const attempt = () => postJson(app, "/api/auth/login", { username: "ana", password: "salah" }, accepting("id"));
    for (let count = 0; count < 5; count += 1) await attempt();
    expect(await messageOf(await attempt())).toBe("Terlalu banyak percobaan. Silakan coba lagi nanti.");
  });
});
