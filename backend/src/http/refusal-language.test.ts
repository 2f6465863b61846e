import { inEnglish } from "@etalase/contracts/refusals/refusal";
import { accountMessages } from "@etalase/contracts/text/account-messages";
import { serverMessages } from "@etalase/contracts/text/messages";
import { beforeAll, describe, expect, test } from "vitest";
import { account, answerOf, bearer, postJson, postNews, signUp, testApp } from "../../test/app.ts";

type Body = Readonly<{ message: string; errors?: Readonly<Record<string, string>> }>;
type Headers = Readonly<Record<string, string>>;

const indonesian = { "Accept-Language": "id-ID,id;q=0.9,en;q=0.8" };

const form = { "Content-Type": "application/json" };
const unknownId = "0198c0de-0000-7000-8000-000000000000";

let superadmin: Headers;
let admin: Headers;
let user: Headers;
let article: string;

async function signUpAs(role: string): Promise<Headers> {
  const { id } = await signUp(app, { username: role, email: `${role}@example.com` });
  await postJson(app, `/api/users/${id}`, { role }, superadmin, "PUT");
  const login = { username: role, password: account.password };
  const { body } = await answerOf<{ token: string }>(postJson(app, "/api/auth/login", login));
  return bearer(body.token);
}

const { app } = testApp();
beforeAll(async () => {
  const { token } = await signUp(app);
  superadmin = bearer(token);
  admin = await signUpAs("admin");
  user = await signUpAs("user");
  article = (await postNews(app, bearer(token))).id;
  await postNews(app, bearer(token), { slug: "toko-buka" });
});

const ask = (path: string, headers: Headers, method = "GET", body?: unknown) =>
  answerOf<Body>(
    app.fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : form), ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    }),
  );

type Refusal = Readonly<{
  status: number;
  ask: readonly [path: string, method?: string, body?: unknown];
  headers?: Headers;
  english: Body;
  said: Body;
}>;

const refused = (errors: Record<string, string>): Body => ({ message: Object.values(errors)[0] ?? "", errors });

const refusals: Readonly<Record<string, Refusal>> = {
  "a partner without name and logo": {
    status: 400,
    ask: ["/api/partners", "POST", { website: "example", isActive: "on" }],
    english: refused({
      name: "Partner name is required",
      website: "Please enter a valid URL (e.g., https://example.com)",
      isActive: "Active must be true or false",
      logo: "Partner logo is required",
    }),
    said: refused({
      name: "Nama mitra wajib diisi",
      website: "Silakan isi alamat web yang benar (misalnya https://example.com)",
      isActive: "Aktif harus true atau false",
      logo: "Logo mitra wajib diisi",
    }),
  },
  "settings with an unreadable colour": {
    status: 400,
    ask: ["/api/settings", "PUT", { brand: { primary: "#ffff00", accent: "", dark: "" } }],
    english: refused({ "brand.primary": "Too light, texts are hard to read. Try #8E8E00" }),
    said: refused({ "brand.primary": "Terlalu terang, tulisan sulit dibaca. Coba #8E8E00" }),
  },
  "an article that is not there": {
    status: 404,
    ask: [`/api/news/${unknownId}`],
    english: { message: inEnglish(serverMessages.notFound) },
    said: { message: "Tidak ditemukan" },
  },
  "a slug that is taken": {
    status: 409,
    ask: ["/api/news/ARTICLE", "PUT", { slug: "toko-buka" }],
    english: refused({ slug: inEnglish(serverMessages.slugTaken) }),
    said: refused({ slug: "Alamat ini sudah dipakai" }),
  },
  "a version that is no longer the latest": {
    status: 412,
    ask: ["/api/news/ARTICLE", "PUT", { category: "Kabar" }],
    headers: { "If-Match": '"99"' },
    english: { message: inEnglish(serverMessages.staleVersion) },
    said: { message: "Orang lain telah mengubah data ini. Muat ulang untuk melihat versi terbaru." },
  },
  "a body that is too large": {
    status: 413,
    ask: ["/api/faqs", "POST", JSON.stringify({ answer: "x".repeat(300_000) })],
    english: { message: inEnglish(serverMessages.uploadTooLarge) },
    said: { message: "Unggahan terlalu besar" },
  },
  "a body of another type": {
    status: 415,
    ask: ["/api/faqs", "POST", "question=Apa"],
    headers: { "Content-Type": "text/plain" },
    english: { message: inEnglish(serverMessages.wrongContentType) },
    said: { message: "Kirim JSON atau multipart form data" },
  },
};

describe.each(Object.entries(refusals))("%s", (_, { status, ask: [path, method, body], headers = {}, ...told }) => {
  const asked = (more: Headers) => ask(path.replace("ARTICLE", article), { ...headers, ...more }, method, body);

  test("is Indonesian for staff who prefer that, and else English", async () => {
    expect(await asked({ ...admin, ...indonesian })).toEqual({ status, body: told.said });
    expect(await asked(admin)).toEqual({ status, body: told.english });
    expect(await asked({ ...admin, "Accept-Language": "en,id;q=0.9" })).toEqual({ status, body: told.english });
  });

  test("is the same for everybody else in both languages", async () => {
    for (const other of [{}, user]) expect(await asked({ ...other, ...indonesian })).toEqual(await asked(other));
  });
});

test("too many attempts are refused in the language of those who tried", async () => {
  const change = (headers: Headers) => ask("/api/auth/me", headers, "PUT", { name: "Ana", password: "salah sekali" });
  const staff = { ...admin, ...indonesian };
  for (let count = 0; count < 5; count += 1)
    expect(await change(staff)).toEqual({
      status: 400,
      body: refused({ password: "Kata sandi saat ini salah" }),
    });
  expect(await change(staff)).toEqual({
    status: 429,
    body: { message: "Terlalu banyak percobaan. Silakan coba lagi nanti." },
  });
  expect((await change(admin)).body).toEqual({ message: inEnglish(accountMessages.tooManyAttempts) });
});

test("a call with a token is refused in its language before it is known who asks", async () => {
  const { body } = await ask("/api/news", { ...bearer("a.b.c"), ...indonesian });
  expect(body).toEqual({ message: "Silakan masuk" });
});

test("an answer that is no refusal is the same in both languages", async () => {
  const asked = (headers: Headers) => ask(`/api/news/${article}`, { ...admin, ...headers });
  expect(await asked(indonesian)).toEqual(await asked({}));
});
