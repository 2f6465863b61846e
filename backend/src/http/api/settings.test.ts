import { defaultSettings } from "@etalase/contracts/settings";
import type { SettingsAnswer } from "@etalase/contracts/settings.schema";
import { afterEach, describe, expect, test } from "vitest";
import { answerOf, invalid, postJson, testApp } from "../../../test/app.ts";
import { dataUrlOf, drawing, fileNames, fileOf, formOf, pictureFile } from "../../../test/forms.ts";
import { pictureBytes } from "../../../test/services.ts";

const initial: SettingsAnswer = { ...defaultSettings, version: 1, answerMinutes: null };

const { app, superadmin, admin, user } = testApp({ accounts: ["superadmin", "admin", "user"] });
afterEach(async () => {
  // Either way, every stored file is one of the settings', and no upload is left.
  const { logo, favicon, ogImage } = (await read()).body;
  expect(await app.shownFiles()).toEqual(fileNames([logo, favicon, ogImage].filter(Boolean)));
  expect((await app.uploadFiles()).filter((name) => name.includes("/"))).toEqual([]);
  await save({ logo: "", favicon: "", ogImage: "" });
  for (const table of ["settings", "revisions"]) await app.database.em.getConnection().execute(`delete from ${table}`);
});

const read = () => answerOf<SettingsAnswer>(app.fetch("/api/settings", { headers: admin }));
const put = (fields: unknown, headers: Record<string, string> = admin) =>
  postJson(app, "/api/settings", fields, headers, "PUT");
const save = (fields: unknown, headers: Record<string, string> = admin) =>
  answerOf<SettingsAnswer>(put(fields, headers));

describe("GET /api/settings", () => {
  test("answers everybody, the defaults to begin with", async () => {
    const response = await app.fetch("/api/settings");
    expect([response.headers.get("ETag"), response.headers.get("Cache-Control")]).toEqual(['"1"', "no-cache"]);
    const { alerts, ...shown } = initial;
    expect(await answerOf(response)).toEqual({ status: 200, body: shown });
    expect((await answerOf(app.fetch("/api/settings", { headers: user }))).body).toEqual(shown);
    expect((await answerOf(app.fetch("/api/settings", { headers: admin }))).body).toEqual({ ...shown, alerts });
  });

  test("answers staff in full whose browser has the strangers’ answer, with the same tag", async () => {
    const strangers = await app.fetch("/api/settings");
    const headers = { ...admin, "If-None-Match": strangers.headers.get("ETag") ?? "" };
    const { alerts } = initial;
    expect(await answerOf(app.fetch("/api/settings", { headers }))).toMatchObject({ status: 200, body: { alerts } });
  });
});

describe("PUT /api/settings", () => {
  test("stores what the dashboard sends, data URLs in and URLs out", async () => {
    const sent = {
      alerts: { duty: [], nextAfterMinutes: 3 },
      siteName: "Etalase Kita",
      siteDescription: "Situs untuk usaha",
      logo: dataUrlOf(drawing, "image/svg+xml"),
      favicon: dataUrlOf(await pictureBytes(32, 32)),
      ogImage: dataUrlOf(await pictureBytes()),
      brand: { primary: "#7A1FA2", accent: "", dark: "#1B1030" },
      contactEmail: "halo@example.com",
      contactPhone: "+62 812-3456-7890",
      address: "Jalan Satu\nJakarta",
      socialMedia: { ...defaultSettings.socialMedia, instagram: "https://instagram.com/etalase" },
      metaTags: '[{"name":"author","content":"Etalase"}]',
      googleAnalyticsId: "G-ABCD1234",
      customCss: "",
      customJs: "",
      scripts: { hosts: [], code: "" },
      forgetClicksAfterDays: 30,
      forgetLeadsAfterMonths: 12,
      timeZone: "WITA",
      officeHours: { days: [null, [{ opens: "09:00", closes: "17:30" }], null, null, null, null, null], holidays: [] },
      answersWithin: "2 jam",
      answerText: "Halo {nama}, tentang {perihal} ({kode}).",
      english: true,
    };
    const response = await put(sent);
    expect([response.headers.get("ETag"), response.headers.get("Cache-Control")]).toEqual(['"2"', "no-store"]);
    const { status, body } = await answerOf<SettingsAnswer>(response);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...sent,
      version: 2,
      answerMinutes: null,
      logo: expect.stringMatching(/^http:\/\/localhost:8080\/media\/[0-9a-f]{32}\.svg$/),
      favicon: expect.stringMatching(/^\/media\/[0-9a-f]{32}\.png$/),
      ogImage: expect.stringMatching(/^http:\/\/localhost:8080\/media\/[0-9a-f]{32}\.webp$/),
    });
    expect((await read()).body).toEqual(body);
    expect((await app.fetch(body.favicon)).headers.get("Content-Type")).toBe("image/png");
    // The body as it was read, with the preview fields that the dashboard may have forgotten to remove.
    expect((await save({ ...body, logoPreview: "x", siteName: "Lain" })).body).toEqual({
      ...body,
      siteName: "Lain",
      version: 3,
    });
    expect((await save({ logo: "", favicon: "", ogImage: "" })).body).toEqual({
      ...body,
      siteName: "Lain",
      logo: "",
      favicon: "",
      ogImage: "",
      version: 4,
    });
  });

  test("takes a form, and pictures as files", async () => {
    const form = formOf({ siteName: "Etalase Kita" }, { logo: await pictureFile() });
    const response = await app.fetch("/api/settings", { method: "PUT", body: form, headers: admin });
    expect(await answerOf(response)).toMatchObject({
      status: 200,
      body: { siteName: "Etalase Kita", logo: expect.stringContaining("http://localhost:8080/media/") },
    });
  });

  test("always answers six networks, and leaves alone those that were not named", async () => {
    await save({ socialMedia: { whatsapp: "https://wa.me/62812" } });
    expect((await save({ socialMedia: { twitter: "https://x.com/etalase", tiktok: "x" } })).body.socialMedia).toEqual({
      ...defaultSettings.socialMedia,
      twitter: "https://x.com/etalase",
      whatsapp: "https://wa.me/62812",
    });
  });

  test.each([
    ["keywords, satu, dua"],
    ["[]"],
    ['{"name":"google-site-verification","content":"abc"}'],
    [`[{"property":"fb:app_id","content":"${"a".repeat(500)}"}]`],
  ])("takes meta tags %s", async (metaTags) => {
    expect(await save({ metaTags })).toMatchObject({ status: 200, body: { metaTags } });
  });

  const phone = (contactPhone: string) => save({ contactPhone });

  test.each([
    ["0812 3456 7890 / 0813 1111 2222", /^Only one phone number/],
    ["tanya Ibu Ana", /^Contact phone must be a number/],
  ])("refuses the phone %s, by which all order buttons would be turned off", async (contactPhone, sentence) => {
    const { contactPhone: before } = (await read()).body;
    expect(await phone(contactPhone)).toMatchObject({
      status: 400,
      body: { errors: { contactPhone: expect.stringMatching(sentence) } },
    });
    expect((await read()).body.contactPhone).toBe(before);
  });

  test("an unusable phone from before the rule may stay, and never comes back once it is gone", async () => {
    const old = "0812 3456 7890 / 0813 1111 2222";
    const { settings } = app.services.demo;
    await phone("0812 3456 7890");
    const stored = await settings.find();
    if (!stored) throw new Error("The settings are not stored");
    await settings.save({ ...stored, contactPhone: old });
    expect(await save({ siteName: "Lain", contactPhone: old })).toMatchObject({ status: 200 });
    const { version } = (await read()).body;
    expect(await phone("0813 1111 2222")).toMatchObject({ status: 200 });
    const restore = postJson(app, `/api/settings/revisions/${version}/restore`, {}, admin);
    expect(await answerOf(restore)).toMatchObject({
      status: 400,
      body: { errors: { contactPhone: expect.stringMatching(/^Only one/) } },
    });
    expect((await read()).body.contactPhone).toBe("0813 1111 2222");
    expect((await phone("")).body.contactPhone).toBe("");
  });

  const noDays = [null, null, null, null, null, null, null];
  const badHours = "Office hours must have seven days, each null or a list of spans with times such as 09:00";
  const badHolidays = "Holidays must have a date, a name, and null or a list of spans with times such as 09:00";
  const [morning, afternoon] = [
    { opens: "08:00", closes: "11:30" },
    { opens: "13:00", closes: "17:00" },
  ];
  const fridays = (friday: unknown) => noDays.map((day, place) => (place === 4 ? friday : day));
  const natal = { date: "2026-12-25", name: "Natal", spans: null };
  const manyHolidays = (count: number) =>
    Array.from({ length: count }, (_, day) => ({
      date: new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
      name: "",
      spans: null,
    }));

  test("office hours have breaks and holidays, in order", async () => {
    const [first, ...others] = manyHolidays(60);
    const days = fridays([morning, afternoon]);
    const { status, body } = await save({ officeHours: { days, holidays: [...others, first] }, timeZone: "WIT" });
    expect([status, body.officeHours, body.timeZone]).toEqual([200, { days, holidays: [first, ...others] }, "WIT"]);
  });

  test("office hours in their earlier forms are brought over, and keep the holidays", async () => {
    await save({ officeHours: { days: noDays, holidays: [natal] } });
    const { body } = await save({ officeHours: { zone: "WITA", days: fridays(morning) } });
    const brought = { officeHours: { days: fridays([morning]), holidays: [natal] }, timeZone: "WITA" };
    expect(body).toMatchObject(brought);
    expect((await save({ officeHours: { zone: "WIB", days: fridays([morning, afternoon]) } })).body).toMatchObject({
      officeHours: { days: fridays([morning, afternoon]), holidays: [natal] },
      timeZone: "WIB",
    });
    // The row, an old version and an undo as an earlier release stored them.
    const { settings } = app.services.demo;
    const { officeHours: _hours, timeZone: _zone, version: last = 0, ...others } = { ...(await settings.find()) };
    // Earlier settings have another type.
    await settings.save({
      ...others,
      version: last + 1,
      officeHours: { zone: "WITA", days: fridays(morning) },
    } as never);
    const ofOld = { officeHours: { days: fridays([morning]), holidays: [] }, timeZone: "WITA" };
    const { version, ...known } = (await read()).body;
    expect(known).toMatchObject(ofOld);
    await save({ officeHours: { days: noDays }, timeZone: "WIT" });
    expect((await read()).body).toMatchObject({ officeHours: { days: noDays, holidays: [] }, timeZone: "WIT" });
    const restored = await answerOf(postJson(app, `/api/settings/revisions/${version}/restore`, {}, admin));
    expect(restored).toMatchObject({ status: 200, body: ofOld });
  });

  const refused: readonly (readonly [fields: object, problem: unknown])[] = [
    [{ timeZone: "GMT" }, { timeZone: "Time zone must be one of: WIB, WITA, WIT" }],
    [{ officeHours: { zone: "GMT", days: noDays } }, { "officeHours.zone": badHours }],
    [{ officeHours: { days: noDays.slice(1) } }, { "officeHours.days": badHours }],
    [{ officeHours: { days: fridays([{ opens: "9", closes: "24:00" }]) } }, badHours],
    [{ officeHours: { days: fridays({ opens: "25:00", closes: "26:00" }) } }, { "officeHours.days": badHours }],
    [{ officeHours: { days: fridays("09:00-17:00") } }, { "officeHours.days": badHours }],
    ...[
      [{ opens: "17:00", closes: "09:00" }, "Friday must have one to 3 spans of hours, in order and without overlaps"],
      [
        [morning, { opens: "13:00", closes: "13:00" }],
        "Friday must have one to 3 spans of hours, in order and without overlaps",
      ],
      [
        [morning, { opens: "11:29", closes: "17:00" }],
        "Friday must have one to 3 spans of hours, in order and without overlaps",
      ],
      [[afternoon, morning], "Friday must have one to 3 spans of hours, in order and without overlaps"],
      [[], "Friday must have one to 3 spans of hours, in order and without overlaps"],
      [
        [morning, afternoon, afternoon, afternoon],
        "Friday must have one to 3 spans of hours, in order and without overlaps",
      ],
    ].map(([day, sentence]) => [{ officeHours: { days: fridays(day) } }, { "officeHours.days": sentence }] as const),
    ...[
      ["none", badHolidays],
      [[{ ...natal, spans: [{ opens: "9" }] }], badHolidays],
      [[{ date: "2026-12-25", spans: null }], "Name must be a text"],
      [[{ ...natal, name: "x".repeat(61) }], "Name cannot exceed 60 characters"],
      [[{ ...natal, date: "2027-02-29" }], "2027-02-29 is no date: write one such as 2026-12-25"],
      [[{ ...natal, date: "25 Dec" }], "25 Dec is no date: write one such as 2026-12-25"],
      [[natal, { ...natal, name: "Libur" }], "2026-12-25 is a holiday already"],
      [
        [{ ...natal, spans: [afternoon, morning] }],
        "2026-12-25 must have one to 3 spans of hours, in order and without overlaps",
      ],
      [[{ ...natal, spans: [] }], "2026-12-25 must have one to 3 spans of hours, in order and without overlaps"],
      [manyHolidays(61), "There can be at most 60 holidays"],
    ].map(([holidays, sentence]) => [{ officeHours: { days: noDays, holidays } }, sentence] as const),
    [{ officeHours: "09-17" }, { officeHours: badHours }],
    [
      { answerText: "Halo {name}" },
      "Answer text can only contain these placeholders: {nama}, {situs}, {perihal}, {kode}",
    ],
    [{ answersWithin: "x".repeat(31) }, "Typical reply time cannot exceed 30 characters"],
  ];
  test.each(refused)("refuses %j", async (fields, problem) => {
    const { status, body } = await answerOf<{ errors: Record<string, string> }>(put(fields));
    expect(status).toBe(400);
    expect(typeof problem === "object" ? body.errors : Object.values(body.errors)[0]).toEqual(problem);
  });

  describe("the brand's colours", () => {
    const badColour = "Please enter a colour such as #0D8ABC, or leave the field empty for the default colour";
    const badBrand = "Brand must have colours: primary, accent and dark";
    const brandOf = async (brand: unknown) => answerOf<SettingsAnswer>(await put({ brand }));

    test.each([
      ["red", badColour],
      ["rgb(122, 31, 162)", badColour],
      ["#12", badColour],
      ["#GGGGGG", badColour],
      ["#7A1FA2FF", badColour],
      ["#7A1FA2;}body{display:none", badColour],
      [0x7a1fa2, badColour],
      [null, badColour],
      [["#7A1FA2"], badColour],
    ])("refuse %j", async (primary, sentence) => {
      expect(await brandOf({ primary })).toEqual(invalid({ "brand.primary": sentence }));
      expect((await read()).body.brand).toEqual(defaultSettings.brand);
    });

    test.each([null, "#7A1FA2", 7, ["#7A1FA2"]])("refuse %j in place of all three", async (brand) =>
      expect(await brandOf(brand)).toEqual(invalid({ brand: badBrand })),
    );

    test("are read with and without #, in any case, and keep those that are not named", async () => {
      expect((await brandOf({ primary: "7a1fa2", dark: " #123 " })).body.brand).toEqual({
        primary: "#7A1FA2",
        accent: "",
        dark: "#112233",
      });
      expect((await brandOf({ accent: "#8BC34A", primary: "" })).body.brand).toEqual({
        primary: "",
        accent: "#8BC34A",
        dark: "#112233",
      });
    });

    test("refuse unreadable texts, also beside a stored colour, and take the colours that they name", async () => {
      const { status, body } = await answerOf<{ errors: Record<string, string> }>(
        put({ brand: { primary: "#FFEB3B", accent: "#3F51B5", dark: "#9E9E9E" } }),
      );
      expect([status, Object.keys(body.errors).sort()]).toEqual([400, ["brand.accent", "brand.dark", "brand.primary"]]);
      const nearest = Object.entries(body.errors).map(([field, sentence]) => [
        field.replace("brand.", ""),
        sentence.slice(-7),
      ]);
      expect((await brandOf(Object.fromEntries(nearest))).status).toBe(200);
      expect((await brandOf({ accent: "#000000" })).status).toBe(400);
    });

    test("of an earlier version come back with it", async () => {
      const { version } = (await brandOf({ primary: "#7A1FA2" })).body;
      await brandOf({ primary: "" });
      await postJson(app, `/api/settings/revisions/${version}/restore`, {}, admin);
      expect((await read()).body.brand.primary).toBe("#7A1FA2");
    });
  });

  const badTags = "Meta tags must be keywords, or a JSON list of {name or property, content}";
  test.each([
    ['[{"name":"author"', badTags],
    ['[{"name":"refresh","content":"0;url=https://evil.example"}]', badTags],
    ['[{"http-equiv":"refresh","content":"0"}]', badTags],
    ['[{"name":"author","content":"x","http-equiv":"refresh"}]', badTags],
    ['[{"name":"author","property":"og:title","content":"x"}]', badTags],
    [`[{"name":"author","content":"${"a".repeat(501)}"}]`, badTags],
    [JSON.stringify(Array.from({ length: 21 }, () => ({ name: "author", content: "x" }))), badTags],
    [`[${" ".repeat(20_000)}]`, badTags],
    ["a".repeat(501), "Keywords cannot exceed 500 characters"],
  ])("refuses meta tags %s", async (metaTags, sentence) => {
    expect(await save({ metaTags })).toEqual(invalid({ metaTags: sentence }));
  });

  test("knows what an analytics id looks like", async () => {
    for (const googleAnalyticsId of ["UA-12345-1", "G-ABCD1234", " G-ABCD1234 ", ""])
      expect((await save({ googleAnalyticsId })).body.googleAnalyticsId).toBe(googleAnalyticsId.trim());
    for (const googleAnalyticsId of ["UA-XXXXX-Y", "g-abcd1234", "G-ABCD1234<script>", "GTM-ABC", 7])
      expect(await save({ googleAnalyticsId })).toEqual(
        invalid({ googleAnalyticsId: "Google Analytics ID must look like UA-XXXXX-Y or G-XXXXXXXX" }),
      );
  });

  const url = "Please enter a valid URL (e.g., https://example.com)";
  test.each<[Record<string, unknown>, Record<string, string>]>([
    [{ siteName: " " }, { siteName: "Site name is required" }],
    [{ siteName: "a".repeat(101) }, { siteName: "Site name cannot exceed 100 characters" }],
    [{ contactEmail: "halo@toko" }, { contactEmail: "Please enter a valid email address" }],
    [{ contactEmail: "halo" }, { contactEmail: "Please enter a valid email address" }],
    [{ address: "a".repeat(301) }, { address: "Address cannot exceed 300 characters" }],
    [{ socialMedia: { facebook: "javascript:alert(1)" } }, { "socialMedia.facebook": url }],
    [{ logo: "data:image/png;base64,####" }, { logo: "The image could not be read" }],
    [
      { siteName: "", logo: "data:image/png;base64,####", favicon: dataUrlOf("none", "image/gif") },
      {
        siteName: "Site name is required",
        logo: "The image could not be read",
        favicon: "Invalid file type. Only ICO, PNG, and SVG are allowed.",
      },
    ],
    [{ logo: dataUrlOf("none") }, { logo: "The image could not be read" }],
    [
      { logo: dataUrlOf("none"), favicon: dataUrlOf("none"), ogImage: "https://example.com/a.png" },
      {
        logo: "The image could not be read",
        favicon: "The image could not be read",
      },
    ],
    [
      { logo: "https://example.com/a.png", favicon: "/a.png" },
      { logo: "The image could not be read", favicon: "The image could not be read" },
    ],
    [{ logo: "https://example.com/logo.png" }, { logo: "The image could not be read" }],
    [
      { favicon: dataUrlOf("none", "image/gif") },
      { favicon: "Invalid file type. Only ICO, PNG, and SVG are allowed." },
    ],
    [
      { favicon: dataUrlOf(new Uint8Array(262_145)) },
      { favicon: "File size exceeds 256KB limit. Please choose a smaller file." },
    ],
    [
      { ogImage: dataUrlOf(new Uint8Array(2_097_153)) },
      { ogImage: "File size exceeds 2MB limit. Please choose a smaller file." },
    ],
    [
      { customJs: "a\u0000" },
      { customJs: 'Custom JavaScript contains characters that cannot be used: U+0000 after "a"' },
    ],
    [{ customCss: "a".repeat(65_537) }, { customCss: "Custom CSS cannot exceed 65536 characters" }],
    [{ customCss: "é".repeat(32_769) }, { customCss: "Custom CSS cannot exceed 65536 bytes" }],
    [{ customJs: null }, { customJs: "Custom JavaScript must be a text" }],
    [{ contactPhone: null }, { contactPhone: "Contact phone must be a text" }],
    [{ socialMedia: null }, { socialMedia: "Social media must hold an address for each network" }],
    [{ socialMedia: { youtube: null } }, { "socialMedia.youtube": url }],
  ])("refuses %.50j and keeps everything as it was", async (fields, errors) => {
    expect(await save({ siteDescription: "Tidak tersimpan", ...fields }, superadmin)).toEqual(invalid(errors));
    expect((await read()).body).toEqual(initial);
  });

  test("takes the three largest pictures in one body", async () => {
    const filled = (bytes: number) => dataUrlOf(new Uint8Array(bytes));
    const body = { logo: filled(2_097_152), favicon: filled(262_144), ogImage: filled(2_097_152) };
    expect((await put({ ...body, customJs: "x".repeat(65_536) }, superadmin)).status).toBe(400);
    expect((await put({ ...body, logo: filled(4_000_000) })).status).toBe(413);
  });

  test("again, after its answer was lost, is a success for the same person alone", async () => {
    const change = { siteName: "Satu", socialMedia: { instagram: "https://instagram.com/etalase" } };
    const send = async (by: Record<string, string>) => {
      const answer = await put(change, { ...by, "If-Match": '"1"' });
      return { status: answer.status, etag: answer.headers.get("ETag") };
    };
    const stored = { status: 200, etag: '"2"' };
    expect([await send(admin), await send(admin)]).toEqual([stored, stored]);
    expect((await send(superadmin)).status).toBe(412);
  });

  test.each(["logo", "favicon", "ogImage"])(
    "with a new %s again, after its answer was lost, is a success for the same person alone",
    async (name) => {
      const send = async (by: Record<string, string>, width = 64) => {
        const change = { siteName: "Satu", [name]: dataUrlOf(await pictureBytes(width)) };
        return answerOf(put(change, { ...by, "If-Match": '"1"' }));
      };
      const stored = await send(admin);
      expect(stored).toMatchObject({ status: 200, body: { siteName: "Satu", version: 2 } });
      expect(await send(admin)).toEqual(stored);
      for (const other of [send(superadmin), send(admin, 65)]) expect((await other).status).toBe(412);
      expect((await read()).body).toEqual(stored.body);
    },
  );

  test("of nothing, by nobody, or by who may not, is refused", async () => {
    for (const fields of [{}, { theme: "dark" }])
      expect(await save(fields)).toEqual({ status: 400, body: { message: "No updatable fields" } });
    expect((await put({ siteName: "Satu" }, {})).status).toBe(401);
    expect((await put({ siteName: "Satu" }, user)).status).toBe(403);
    const text = { method: "PUT", body: "x", headers: { ...admin, "Content-Type": "text/plain" } };
    expect((await app.fetch("/api/settings", text)).status).toBe(415);
    const post = await postJson(app, "/api/settings", { siteName: "Satu" }, admin);
    expect([post.status, post.headers.get("Allow")]).toEqual([405, "GET, HEAD, PUT"]);
    expect((await read()).body).toEqual(initial);
  });

  test("changes custom code for a superadmin only", async () => {
    const code = { customCss: "p { color: red }", customJs: "console.log('</script>')\n" };
    const forbidden = {
      status: 403,
      body: { message: "Only a superadmin may change custom code and third-party scripts" },
    };
    expect(await save({ ...code, logo: dataUrlOf(await pictureBytes()) })).toEqual(forbidden);
    expect(await save(code, superadmin)).toMatchObject({ status: 200, body: code });
    expect(await save({ ...(await read()).body, siteName: "Satu" })).toMatchObject({
      status: 200,
      body: { ...code, siteName: "Satu" },
    });
    for (const fields of [{ customJs: "" }, { customCss: "p { color: blue }" }])
      expect(await save(fields)).toEqual(forbidden);
  });
});

test("a file that says it is an icon is stored as one", async () => {
  const icon = new Uint8Array([0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 1, 0, 32, 0]);
  const form = formOf({}, { favicon: fileOf(icon, "favicon.ico", "image/x-icon") });
  const response = await app.fetch("/api/settings", { method: "PUT", body: form, headers: admin });
  expect(await answerOf(response)).toEqual(invalid({ favicon: "The image could not be read" }));
});
