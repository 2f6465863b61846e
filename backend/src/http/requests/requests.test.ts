import type { UserInfo } from "@etalase/contracts/accounts/users.schema";
import type {
  RequestMade,
  Testimonial,
  TestimonialRequestView,
  TestimonialsPage,
} from "@etalase/contracts/testimonials.schema";
import sharp from "sharp";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { answerOf, bearer, invalid, notFound, pictureBytes, postJson, signUp, testApp } from "../../../test/app.ts";
import { dialects } from "../../../test/databases.ts";
import { newId, portfolioRecord } from "../../../test/records.ts";
import { createPortfolioRepository } from "../../persistence/portfolio.ts";

/** The contents of a page, in the form of the tests' renderer. */
const shown = async (answer: Response) => JSON.parse(/<pre>(.*)<\/pre>/.exec(await answer.text())?.[1] ?? "null");

const dayMs = 24 * 60 * 60_000;
const path = "/api/testimonials/requests";
const quote = "Pesanan naik dua kali lipat sejak situsnya tayang.";
const valid = { name: "Sari Dewi", role: "Pemilik, Roti Melati", quote, rating: "5", consent: "on" };
const thanks = "http://localhost:8080/testimoni/terima-kasih";

describe.each(dialects)("testimonial requests on %s", (dialect) => {
  let head: UserInfo;
  let staff: Record<string, string>;
  const { app } = testApp({ dialect, anew: true });
  beforeEach(async () => {
    head = await signUp(app);
    staff = bearer(head.token);
  });

  const make = (input: object = { clientName: "Bu Sari" }) => answerOf<RequestMade>(postJson(app, path, input, staff));
  const pathOf = (url: string) => new URL(url).pathname;
  const list = async (query = "") =>
    (await answerOf<{ requests: TestimonialRequestView[] }>(app.fetch(path + query, { headers: staff }))).body.requests;
  const revoke = (id: string) => app.fetch(`${path}/${id}`, { method: "DELETE", headers: staff });
  const testimonials = async () =>
    (await answerOf<TestimonialsPage>(app.fetch("/api/testimonials", { headers: staff }))).body.testimonials;

  const formOf = (fields: Record<string, string>, photo = new File([], "", { type: "application/octet-stream" })) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    // A browser sends an empty file when none was chosen.
    form.set("photo", photo);
    return form;
  };
  const send = (
    url: string,
    fields: Record<string, string> = valid,
    photo?: File,
    headers: Record<string, string> = {},
  ) => app.fetch(pathOf(url), { method: "POST", body: formOf(fields, photo), headers });
  const project = async () => {
    const record = portfolioRecord({ title: "Situs Roti Melati", client: "Roti Melati", status: "draft" });
    await createPortfolioRepository(app.database.em).insert(record);
    return record;
  };

  test("are made, listed without their token, and revoked, all of it in the audit log", async () => {
    const { id: portfolioId } = await project();
    const { status, body } = await make({ clientName: " Bu Sari ", portfolioId });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      url: expect.stringMatching(/^http:\/\/localhost:8080\/testimoni\/[\w-]{43}$/),
      expiresAt: new Date(app.now().getTime() + 30 * dayMs).toISOString(),
    });
    const { id, url, expiresAt } = body;
    const other = (await make()).body;
    const createdAt = app.now().toISOString();
    const madeBy = { id: head.id, name: head.name };
    const asked = { id, clientName: "Bu Sari", portfolioId, madeBy, expiresAt, usedAt: null, createdAt };
    expect(await list()).toEqual([{ ...asked, id: other.id, portfolioId: null }, asked]);
    expect(await list(`?portfolioId=${portfolioId}`)).toEqual([asked]);
    const stored = JSON.stringify(await app.database.em.getConnection().execute("select * from testimonial_requests"));
    expect(stored).not.toContain(pathOf(url).split("/").at(-1));
    expect([(await revoke(id)).status, await answerOf(revoke(id))]).toEqual([204, notFound]);
    expect((await app.fetch(pathOf(url))).status).toBe(404);
    const log = await answerOf<{ entries: { action: string; resource: string; title: string }[] }>(
      app.fetch("/api/audit", { headers: staff }),
    );
    expect(
      log.body.entries.filter(({ resource }) => resource === "testimonial-requests").map(({ action }) => action),
    ).toEqual(["delete", "create", "create"]);
  });

  test("are the staff's, who say whom they ask", async () => {
    const other = bearer((await signUp(app, { username: "budi", email: "budi@example.com" })).token);
    const statuses = async (headers: Record<string, string>) => [
      (await app.fetch(path, { headers })).status,
      (await postJson(app, path, { clientName: "Sari" }, headers)).status,
      (await app.fetch(`${path}/${newId()}`, { method: "DELETE", headers })).status,
    ];
    expect([await statuses({}), await statuses(other)]).toEqual([Array(3).fill(401), Array(3).fill(403)]);
    expect(await make({ clientName: "B" })).toEqual(
      invalid({ clientName: "Client name must be at least 2 characters long" }),
    );
    expect(await make({ clientName: "b".repeat(101), portfolioId: newId() })).toMatchObject({
      body: { errors: { clientName: "Client name cannot exceed 100 characters" } },
    });
    expect((await make({ clientName: "Sari", portfolioId: newId() })).status).toBe(400);
    expect(await answerOf(revoke(newId()))).toEqual(notFound);
  });

  test("lead to a form that names the client and the project, whatever its state, and that nobody keeps", async () => {
    const { id, title, client } = await project();
    const { url } = (await make({ clientName: "Bu Sari", portfolioId: id })).body;
    const answer = await app.fetch(pathOf(url));
    const headers = Object.fromEntries(answer.headers);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex, nofollow",
    });
    expect([answer.status, headers.etag, headers["set-cookie"]]).toEqual([200, undefined, undefined]);
    expect(await shown(answer)).toMatchObject({
      kind: "form",
      clientName: "Bu Sari",
      typed: { name: "Bu Sari" },
      errors: {},
      action: pathOf(url),
      project: { title, client, picture: expect.stringMatching(/^http/) },
    });
    expect((await app.fetch(pathOf(url), { method: "PUT" })).status).toBe(405);
  });

  test("take a testimonial once, which waits for the staff", async () => {
    const { id: portfolioId } = await project();
    const { url } = (await make({ clientName: "Bu Sari", portfolioId })).body;
    const photo = new File([new Uint8Array(await pictureBytes())], "saya.png", { type: "image/png" });
    const answer = await send(url, { ...valid, quote: `  ${quote}\r\nTerima kasih!  ` }, photo);
    expect([answer.status, answer.headers.get("Location"), answer.headers.get("Cache-Control")]).toEqual([
      ...[303, thanks, "no-store"],
    ]);
    expect(await shown(await app.fetch(pathOf(thanks)))).toEqual({ kind: "thanks" });
    const [stored] = await testimonials();
    expect(stored).toMatchObject({
      name: "Sari Dewi",
      role: "Pemilik, Roti Melati",
      quote: `${quote}\nTerima kasih!`,
      rating: 5,
      status: "pending",
      portfolioId,
      order: 0,
      photo: expect.stringMatching(/^http.*\.webp$/),
    });
    expect(await list()).toMatchObject([{ usedAt: app.now().toISOString() }]);
    const anonymous = await answerOf<TestimonialsPage>(app.fetch("/api/testimonials"));
    expect(anonymous.body.testimonials).toEqual([]);
    expect((await send(url)).status).toBe(404);
    expect(await testimonials()).toHaveLength(1);
  });

  test("take one testimonial of many that are sent at once", async () => {
    const { url } = (await make()).body;
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(url)));
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 404, 404, 404, 404]);
    expect(await testimonials()).toHaveLength(1);
  });

  test("can be edited and published by the staff as any other", async () => {
    await send((await make()).body.url, { name: "Sari", quote, consent: "on" });
    const [stored] = await testimonials();
    expect(stored).toMatchObject({ role: "", rating: null, photo: "", portfolioId: null });
    const change = { status: "published", role: "Pemilik" };
    const edited = await answerOf<Testimonial>(postJson(app, `/api/testimonials/${stored?._id}`, change, staff, "PUT"));
    expect([edited.status, edited.body]).toMatchObject([200, change]);
  });

  test("come back with what was typed and all that is wrong with it, and are not used up", async () => {
    const { url } = (await make()).body;
    const sent = { name: "S", role: "r".repeat(101), quote: "Bagus.", rating: "6" };
    const answer = await send(url, sent, new File(["x"], "saya.pdf", { type: "application/pdf" }));
    expect([answer.status, answer.headers.get("Referrer-Policy"), answer.headers.get("Cache-Control")]).toEqual([
      ...[422, "no-referrer", "no-store"],
    ]);
    expect(await shown(answer)).toMatchObject({
      kind: "form",
      clientName: "Bu Sari",
      typed: sent,
      errors: {
        name: "Nama minimal 2 karakter",
        role: "Jabatan maksimal 100 karakter",
        quote: "Testimoni minimal 20 karakter",
        rating: "Pilih 1 sampai 5 bintang",
        consent: "Persetujuan diperlukan",
        photo: "Foto harus JPG, PNG, GIF, atau WebP, maksimal 2 MB",
      },
      problem: "invalid",
    });
    const broken = new File(["none"], "saya.png", { type: "image/png" });
    const large = new File([new Uint8Array(2_097_153)], "saya.png", { type: "image/png" });
    for (const photo of [broken, large])
      expect((await shown(await send(url, valid, photo))).errors).toEqual({
        photo: "Foto harus JPG, PNG, GIF, atau WebP, maksimal 2 MB",
      });
    expect((await shown(await app.fetch(pathOf(url), { method: "POST" }))).errors).toHaveProperty("quote");
    expect([await testimonials(), await app.mediaFiles()]).toEqual([[], []]);
    expect((await send(url)).status).toBe(303);
  });

  test("last until their project goes, and then without it", async () => {
    const { id } = await project();
    const { url } = (await make({ clientName: "Bu Sari", portfolioId: id })).body;
    await app.fetch(`/api/portfolio/${id}`, { method: "DELETE", headers: staff });
    expect((await send(url)).status).toBe(303);
    expect(await testimonials()).toMatchObject([{ portfolioId: null }]);
  });

  test("are refused more than a person tries", async () => {
    const { url } = (await make()).body;
    for (let tries = 0; tries < 20; tries++) expect((await send(url, {})).status).toBe(422);
    const answer = await send(url);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await shown(answer)).toMatchObject({ kind: "form", problem: "tooMany" });
    app.pass(10 * 60_000);
    expect((await send(url)).status).toBe(303);
  });

  test("are tried no more often from many addresses", async () => {
    const { url } = (await make()).body;
    const from = (last: number) => ({ "X-Forwarded-For": `192.0.2.${last}` });
    for (let tries = 0; tries < 20; tries++) expect((await send(url, {}, undefined, from(tries))).status).toBe(422);
    expect((await send(url, {}, undefined, from(99))).status).toBe(429);
    expect((await send((await make()).body.url, valid, undefined, from(99))).status).toBe(303);
  });

  test("tell why a photo cannot be read", async () => {
    const { url } = (await make()).body;
    const line = sharp({ create: { width: 1, height: 500, channels: 3, background: "#000" } }).png();
    const photo = new File([new Uint8Array(await line.toBuffer())], "saya.png", { type: "image/png" });
    expect((await shown(await send(url, valid, photo))).errors.photo).toMatch(/^Ukuran gambar ini 1 × 500 piksel/);
  });

  test("bring photos one after the other, and wait in a short row", async () => {
    const photo = new File([new Uint8Array(await pictureBytes())], "saya.png", { type: "image/png" });
    const urls = [];
    for (let links = 0; links < 7; links++) urls.push((await make()).body.url);
    const [gate, create] = [Promise.withResolvers<void>(), app.services.testimonials.create];
    let begun = 0;
    vi.spyOn(app.services.testimonials, "create").mockImplementation(async (...given) => {
      begun += 1;
      await gate.promise;
      return create(...given);
    });
    const answers = urls.map((url) => send(url, valid, photo));
    let refused = 0;
    for (const answer of answers) void answer.then(() => (refused += 1));
    // Before the gate opens, only refusals are answered; a photo that comes later would find a place.
    await expect.poll(() => refused).toBe(2);
    const crowded = await Promise.race(answers);
    expect([crowded.status, crowded.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await shown(crowded)).toMatchObject({ kind: "form", typed: { quote }, problem: "tooMany" });
    expect(begun).toBe(1);
    gate.resolve();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(5).fill(303), ...Array(2).fill(503)]);
  });

  test("are forgotten long after their end", async () => {
    await make();
    app.pass(119 * dayMs);
    await app.services.testimonialRequests.removeEnded();
    expect(await app.database.em.getConnection().execute("select id from testimonial_requests")).toHaveLength(1);
    app.pass(2 * dayMs);
    await app.services.testimonialRequests.removeEnded();
    expect(await app.database.em.getConnection().execute("select id from testimonial_requests")).toEqual([]);
  });
});
