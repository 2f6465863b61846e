import type { AuditAction } from "@etalase/contracts/audit";
import { auditQuery } from "@etalase/contracts/audit.schema";
import { saidBy } from "@etalase/contracts/refusals/test/said";
import { faviconRule, siteLogoRule } from "@etalase/contracts/rules/image";
import { defaultSettings } from "@etalase/contracts/settings";
import { settingsUpdate } from "@etalase/contracts/settings.schema";
import { messages } from "@etalase/contracts/text/messages";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { userRecord } from "../../test/records.ts";
import { brokenUpload, pictureUpload, startTestServices } from "../../test/services.ts";
import { filesOf } from "../domain/picture.ts";
import type { Services } from "../services.ts";
import type { Files, Upload } from "./media.ts";

let site: Awaited<ReturnType<typeof startTestServices>>;
let settings: Services["settings"];
beforeEach(async () => {
  site = await startTestServices();
  settings = site.services.settings;
});
afterEach(() => site.close());

const superadmin = userRecord({ role: "superadmin" });
const admin = userRecord({ role: "admin" });
const update = (fields: Record<string, unknown>, files: Files = {}, { user = admin, ifVersion = Number.NaN } = {}) =>
  settings.update(settingsUpdate.parse(fields), {
    by: { user, ip: "203.0.113.5" },
    files,
    ifVersion: Number.isNaN(ifVersion) ? undefined : ifVersion,
  });
const picture = async (field: string): Promise<Files> => ({ [field]: [await pictureUpload()] });
const sized = (upload: Upload, size: number): Upload => ({ ...upload, size });

const auditEntries = async (action: AuditAction) => {
  const { rows } = await site.services.audit.list(auditQuery.parse({ action }));
  return rows.map(({ detail, ...entry }) => ({ ...entry, detail: JSON.parse(detail) })).reverse();
};

const expectFiles = async () => {
  const { logo, favicon, ogImage } = await settings.get();
  const stored = [logo, favicon, ogImage].flatMap((one) => (one ? filesOf(one) : []));
  expect(await site.shownFiles()).toEqual(stored.sort());
};

test("a new site has the defaults", async () => {
  const { version: _version, ...rest } = await settings.get();
  expect(rest).toEqual({ ...defaultSettings, logo: null, favicon: null, ogImage: null });
});

test("a row of another version keeps what this one knows, and no more", async () => {
  await update({ siteName: "Rumah Kaca" });
  const connection = site.database.em.getConnection();
  const [{ value = "" } = {}] = await connection.execute<{ value?: string }[]>("select value from settings");
  const { answersWithin: _newer, ...older } = JSON.parse(value);
  await connection.execute("update settings set value = ?", [JSON.stringify({ ...older, priceAnswers: [] })]);
  const { siteName, answersWithin, ...rest } = await settings.get();
  expect([siteName, answersWithin]).toEqual(["Rumah Kaca", defaultSettings.answersWithin]);
  expect(rest).not.toHaveProperty("priceAnswers");
  const { version } = await update({ siteName: "Rumah Kayu" });
  await settings.revisions.restore("settings", version - 1, { user: admin, ip: "203.0.113.5" });
  const [restored] = await connection.execute<{ value: string }[]>("select value from settings");
  expect(JSON.parse(restored?.value ?? "")).not.toHaveProperty("priceAnswers");
});

describe("an edit", () => {
  test("changes what is present and leaves the rest", async () => {
    await update({ siteName: "Etalase Kita", contactPhone: "+62 812 3456 7890" });
    const after = await update({ address: "Jalan Satu\nBandung" });
    expect(after).toMatchObject({
      siteName: "Etalase Kita",
      contactPhone: "+62 812 3456 7890",
      address: "Jalan Satu\nBandung",
      siteDescription: defaultSettings.siteDescription,
      version: 3,
    });
    expect(await settings.get()).toEqual(after);
  });

  test("leaves the networks alone that it does not name, and always has all six", async () => {
    await update({ socialMedia: { whatsapp: "https://wa.me/62812", facebook: "https://facebook.com/etalase" } });
    const { socialMedia } = await update({ socialMedia: { facebook: "", youtube: "https://youtube.com/@etalase" } });
    expect(socialMedia).toEqual({
      facebook: "",
      twitter: "",
      instagram: "",
      linkedin: "",
      youtube: "https://youtube.com/@etalase",
      whatsapp: "https://wa.me/62812",
    });
  });

  test("of nothing is refused", async () => {
    await expect(update({ theme: "dark" })).rejects.toThrow("No updatable fields");
    expect((await settings.get()).version).toBe(1);
  });

  test("of an outdated version is refused, and its pictures are gone", async () => {
    await update({ siteName: "Satu" }, {}, { ifVersion: 1 });
    await expect(update({ siteName: "Dua" }, await picture("logo"), { ifVersion: 1 })).rejects.toMatchObject({
      kind: "stale",
    });
    expect(await settings.get()).toMatchObject({ siteName: "Satu", logo: null, version: 2 });
    await expectFiles();
  });

  test("by two people at once keeps what both changed", async () => {
    await Promise.all([update({ siteName: "Satu" }), update({ contactEmail: "a@example.com" })]);
    expect(await settings.get()).toMatchObject({ siteName: "Satu", contactEmail: "a@example.com", version: 3 });
  });
});

describe("pictures", () => {
  test("are stored, replaced, kept by their addresses, and removed", async () => {
    const files = { ...(await picture("logo")), ...(await picture("favicon")), ...(await picture("ogImage")) };
    const first = await update({}, files);
    await expectFiles();
    const kept = {
      logo: `http://localhost:8080/media/${first.logo?.file}`,
      favicon: `/media/${first.favicon?.file}`,
      ogImage: `http://localhost:8080/media/${first.ogImage?.file}`,
    };
    const second = await update({ ...kept, siteName: "Satu" });
    expect(second).toMatchObject({ logo: first.logo, favicon: first.favicon, ogImage: first.ogImage });
    const third = await update({ favicon: kept.favicon }, await picture("logo"));
    expect(third.logo?.file).not.toBe(first.logo?.file);
    expect(third).toMatchObject({ favicon: first.favicon, ogImage: first.ogImage });
    await expectFiles();
    expect(await update({ logo: "", favicon: "" })).toMatchObject({
      logo: null,
      favicon: null,
      ogImage: first.ogImage,
    });
    await expectFiles();
    expect(await update({ logo: "" })).toMatchObject({ logo: null });
  });

  test("are none but a site's own", async () => {
    const { favicon } = await update({}, await picture("favicon"));
    const before = await settings.get();
    for (const logo of ["https://example.com/logo.png", "x", `/media/${favicon?.file}`])
      await expect(update({ logo, siteName: "Tidak tersimpan" })).rejects.toMatchObject({
        errors: { logo: messages.imageUnreadable },
      });
    expect(await settings.get()).toEqual(before);
  });

  test("that are refused leave everything as it was", async () => {
    const upload = await pictureUpload();
    const refused: readonly [Files, string, string][] = [
      [{ logo: [upload], favicon: [brokenUpload()] }, "favicon", "The image could not be read"],
      [
        { logo: [sized(upload, siteLogoRule.maxBytes + 1)] },
        "logo",
        "File size exceeds 2MB limit. Please choose a smaller file.",
      ],
      [
        { favicon: [sized(upload, faviconRule.maxBytes + 1)] },
        "favicon",
        "File size exceeds 256KB limit. Please choose a smaller file.",
      ],
      [
        { ogImage: [sized(upload, 2_097_153)] },
        "ogImage",
        "File size exceeds 2MB limit. Please choose a smaller file.",
      ],
      [
        { favicon: [{ ...upload, type: "image/jpeg" }] },
        "favicon",
        "Invalid file type. Only ICO, PNG, and SVG are allowed.",
      ],
    ];
    for (const [files, field, sentence] of refused) {
      const { errors } = await update({ siteName: "Tidak tersimpan" }, files).catch((error: unknown) => Object(error));
      expect(saidBy(errors)).toEqual({ [field]: sentence });
    }
    expect((await settings.get()).version).toBe(1);
    await expectFiles();
  });
});

describe("custom code", () => {
  const code = { customCss: "body { color: red }", customJs: "console.log(1)" };

  test("is the superadmin's", async () => {
    for (const fields of [code, { customCss: code.customCss }, { customJs: code.customJs, siteName: "Satu" }])
      await expect(update(fields, await picture("logo"))).rejects.toMatchObject({
        kind: "forbidden",
        message: "Only a superadmin may change custom code and third-party scripts",
      });
    expect((await settings.get()).version).toBe(1);
    await expectFiles();
    expect(await update(code, {}, { user: superadmin })).toMatchObject(code);
  });

  test("leaves an entry of who changed it, when and to what", async () => {
    await update(code, {}, { user: superadmin });
    await update({ ...code, siteName: "Satu" }, {}, { user: superadmin });
    site.pass(1000);
    await update({ customCss: "é" }, {}, { user: superadmin });
    await expect(update({ customJs: "" })).rejects.toMatchObject({ kind: "forbidden" });
    const by = { userId: superadmin.id, username: superadmin.username };
    const sha256 = expect.stringMatching(/^[0-9a-f]{64}$/);
    expect(await auditEntries("customCode")).toMatchObject([
      { ...by, at: new Date(site.now().getTime() - 1000), detail: { field: "customCss", sha256, bytes: 19 } },
      { ...by, detail: { field: "customJs", sha256, bytes: 14 } },
      {
        ...by,
        at: site.now(),
        detail: {
          field: "customCss",
          sha256: "4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c",
          bytes: 2,
        },
      },
    ]);
  });

  test("may come back from an admin as it is, not emptied", async () => {
    await update({ ...code, customJs: "a\nb\n" }, {}, { user: superadmin });
    const unchanged = { customCss: code.customCss, customJs: "a\r\nb\r\n", siteName: "Satu" };
    expect(await update(unchanged)).toMatchObject({ siteName: "Satu", customJs: "a\nb\n" });
    for (const fields of [{ customJs: "" }, { customCss: "" }, { customJs: "a\nb" }])
      await expect(update(fields)).rejects.toMatchObject({ kind: "forbidden" });
  });
});
