import { describe, expect, test } from "vitest";
import { saidIn } from "../refusals/test/said.ts";
import { leadInput, leadsQuery, leadUpdate } from "./leads.schema.ts";

const nowhere = { path: "", landing: "", referrer: "", utmSource: "", utmMedium: "", utmCampaign: "" };
const contact = {
  kind: "contact",
  name: "Rina",
  phone: "0812 3456 7890",
  message: "Kami ingin situs untuk toko batik.",
  consent: true,
};

/** Field → first sentence. */
function problems(input: object) {
  const issues = leadInput.safeParse(input).error?.issues ?? [];
  return Object.fromEntries([...issues].reverse().map((issue) => [issue.path.join("."), saidIn(issue)]));
}

const written = (fields: object) => problems({ ...contact, ...fields });

describe("a click", () => {
  test("is a kind and a code; other keys are ignored", () => {
    expect(leadInput.parse({ kind: "order", code: "7K2PQM", name: "Rina", message: "" })).toEqual({
      kind: "order",
      code: "7K2PQM",
      source: nowhere,
    });
  });

  test.each(["7K2PQ", "7K2PQMX", "7k2pqm", "0K2PQM", "7K2PQ1", 723456, undefined])(
    "is refused with the code %s",
    (code) => {
      expect(problems({ kind: "order", code })).toEqual({ code: expect.stringMatching(/^Kode harus enam karakter/) });
    },
  );

  test("takes an empty package for none", () => {
    expect(leadInput.parse({ kind: "consultation", code: "7K2PQM", package: "" })).toMatchObject({ package: null });
  });
});

test.each([undefined, "call", ["order"]])("a lead is not of the kind %s", (kind) => {
  expect(problems({ ...contact, kind })).toEqual({ kind: "kind must be one of: order, consultation, contact" });
});

describe("the contact form", () => {
  test("tells everything that is wrong at once", () => {
    expect(problems({ kind: "contact" })).toEqual({
      name: "Nama wajib diisi",
      phone: "Isi nomor WhatsApp atau email",
      message: "Pesan minimal 10 karakter",
      consent: "Persetujuan diperlukan",
    });
  });

  test("trims texts and needs one way to answer", () => {
    const sent = {
      ...contact,
      name: "  Rina ",
      phone: "",
      email: " rina@example.com ",
      message: " Baris satu\r\ndua \n",
    };
    expect(leadInput.parse(sent)).toMatchObject({
      name: "Rina",
      phone: "",
      email: "rina@example.com",
      message: "Baris satu\ndua",
    });
    expect(written({ phone: " " })).toEqual({ phone: "Isi nomor WhatsApp atau email" });
  });

  test.each([
    "+62 (812) 3456-7890",
    "0812.3456.7890",
    "12345678",
    "123456789012345",
    "0812\u00a03456\t7890\u202c",
    "0812/3456/7890",
    "0812–3456‑7890",
  ])("takes the number %s", (phone) => {
    expect(written({ phone })).toEqual({});
  });

  test.each(["1234567", "1234567890123456", "0812 3456 x", "0812/34567", "+", 812345678, null])(
    "refuses the number %s",
    (phone) => expect(written({ phone })).toEqual({ phone: "Nomor WhatsApp tidak valid" }),
  );

  test.each([
    "rina",
    "rina@",
    "a@b",
    "a,b@example.com",
    "rina@example.com\r\nBcc: a@example.com",
    `${"a".repeat(250)}@b.id`,
    1,
  ])("refuses the address %j", (email) => expect(written({ email })).toEqual({ email: "Email tidak valid" }));

  test("counts characters as people do", () => {
    expect(written({ name: "ꦫ".repeat(100), message: "🙏".repeat(10) })).toEqual({});
    expect(written({ name: "a".repeat(101), message: "🙏".repeat(9) })).toEqual({
      name: "Name cannot exceed 100 characters",
      message: "Pesan minimal 10 karakter",
    });
    expect(written({ message: "a".repeat(2001) })).toEqual({ message: "Message cannot exceed 2000 characters" });
  });

  test("refuses line breaks in a name", () => {
    expect(written({ name: "Rina\nBcc: a@example.com" })).toHaveProperty("name");
  });

  test.each([false, "true", "on", 1, null])("does not take %j for consent", (consent) => {
    expect(written({ consent })).toEqual({ consent: "Persetujuan diperlukan" });
  });
});

describe("a source", () => {
  test("is cut at 500 characters, without what nobody sees", () => {
    const source = { path: "/", referrer: `https://example.com/${"é".repeat(600)}`, utmSource: " ig\u0000\u200b\n " };
    expect(leadInput.parse({ ...contact, source })).toMatchObject({
      source: { ...nowhere, path: "/", referrer: `https://example.com/${"é".repeat(480)}`, utmSource: "ig" },
    });
  });

  test.each(["/", null, { path: 1 }])("is not %j", (source) => {
    expect(Object.keys(written({ source }))).toEqual([expect.stringMatching(/^source/)]);
  });
});

test("an edit changes what it names; empty texts of a form are nothing", () => {
  expect(leadUpdate.parse({})).toEqual({});
  expect(leadUpdate.parse({ value: "2500000", assignee: "", followUpAt: "" })).toEqual({
    value: 2_500_000,
    assignee: null,
    followUpAt: null,
  });
});

test.each([
  { status: "done" },
  { value: -1 },
  { value: 1e12 + 1 },
  { assignee: "rina" },
  { heldBack: "trap" },
  { followUpAt: "2026-02-30" },
])("an edit does not take %j", (fields) =>
  expect(leadUpdate.safeParse(fields).error?.issues[0]?.path).toEqual(Object.keys(fields)),
);

test("a list is of the newest twenty", () => {
  expect(leadsQuery.parse({})).toEqual({ page: 1, limit: 20, sort: "newest" });
  expect(leadsQuery.safeParse({ from: "2026-13-01" }).success).toBe(false);
});
