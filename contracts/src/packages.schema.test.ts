import { describe, expect, test } from "vitest";
import { packageInput, packagesQuery, packageUpdate } from "./packages.schema.ts";
import { saidIn } from "./refusals/test/said.ts";

const valid = { name: "Paket Kilat", price: 750_000, features: ["Satu halaman"] };
const promo = { price: 500_000, startsAt: "2026-11-21T00:00:00+07:00", endsAt: "2026-12-01T00:00:00Z" };

/** Field → first sentence, or undefined when the value is accepted. */
function problems(fields: object) {
  const issues = packageInput.safeParse({ ...valid, ...fields }).error?.issues;
  return (
    issues &&
    Object.fromEntries(
      [...issues]
        .reverse()
        .map((issue) => [issue.path.filter((part) => typeof part === "string").join("."), saidIn(issue)]),
    )
  );
}

test("a package needs a name, a price and features; the rest has its defaults", () => {
  expect(packageInput.parse(valid)).toEqual({
    ...valid,
    description: "",
    priceBefore: null,
    isFrom: false,
    badge: "",
    isHighlighted: false,
    isActive: true,
    promo: null,
  });
  expect(packageInput.safeParse({}).error?.issues.map(saidIn)).toEqual([
    "Name is required",
    "Price is required",
    "Features must be a list of texts",
  ]);
  expect(packageUpdate.parse({})).toEqual({});
});

test("a form's texts are taken for what they mean", () => {
  const form = {
    name: " Paket Kilat ",
    price: "750000",
    priceBefore: "",
    isFrom: "true",
    features: '[" Satu ", "", "Satu"]',
    promo: JSON.stringify(promo),
    isActive: "false",
  };
  expect(packageInput.parse(form)).toMatchObject({
    name: "Paket Kilat",
    price: 750_000,
    priceBefore: null,
    isFrom: true,
    features: ["Satu"],
    isActive: false,
    promo: { price: 500_000, startsAt: "2026-11-20T17:00:00.000Z", endsAt: "2026-12-01T00:00:00.000Z" },
  });
  expect(packageUpdate.parse({ promo: "" })).toEqual({ promo: null });
});

describe("a price", () => {
  const bad = (field: string) => `${field} must be a whole number from 0 to 1000000000000`;
  test.each([Number.NaN, "-1", "1e3", " 5", [], {}])("cannot be %j", (price) => {
    expect(problems({ price })).toEqual({ price: bad("Price") });
    expect(problems({ priceBefore: price })).toEqual({ priceBefore: bad("Price before") });
    expect(problems({ promo: { ...promo, price } })).toEqual({ promo: bad("Promo price") });
  });

  test.each([null, "", undefined])("is required: %j", (price) => {
    expect(problems({ price })).toEqual({ price: "Price is required" });
    expect(problems({ promo: { ...promo, price } })).toEqual({ promo: "Promo price is required" });
    expect(problems({ priceBefore: price })).toBeUndefined();
  });
});

describe("a promo's times", () => {
  test.each([
    ["2026-11-21T00:00:00+07:00", "2026-11-20T17:00:00.000Z"],
    ["2026-11-21T00:00-12:00", "2026-11-21T12:00:00.000Z"],
    ["2026-11-21T00:00:00.1239Z", "2026-11-21T00:00:00.123Z"],
    ["1970-01-01T00:00:00Z", "1970-01-01T00:00:00.000Z"],
    ["9999-12-31T23:59:59.999Z", "9999-12-31T23:59:59.999Z"],
    ["9999-12-31T23:59:59+14:00", "9999-12-31T09:59:59.000Z"],
  ])("take any offset: %s is %s", (endsAt, utc) => {
    expect(packageInput.parse({ ...valid, promo: { ...promo, endsAt } }).promo?.endsAt).toBe(utc);
  });

  test.each([
    "9999-12-31T23:59:59-00:01",
    "10000-01-01T00:00:00Z",
    "1969-12-31T23:59:59Z",
    "2026-02-30T00:00:00Z",
    "2026-11-21T00:00:00",
    "2026-11-21",
    "besok",
    "",
    null,
    5,
  ])("cannot be %j", (endsAt) => {
    const sentence = "Promo end must be a date and time like 2026-05-04T09:00:00+07:00";
    expect(problems({ promo: { ...promo, endsAt } })).toEqual({ promo: sentence });
  });

  test.each([{}, [], "{", "promo", 5, true, '{"price":1}'])("are needed in %j", (given) => {
    expect(Object.keys(problems({ promo: given }) ?? {})).toEqual(["promo"]);
  });
});

describe("features", () => {
  test.each([
    [[], "At least one feature is required"],
    [["", " "], "At least one feature is required"],
    [Array.from({ length: 21 }, (_, index) => `Fitur ${index}`), "Maximum 20 features allowed"],
    [["a".repeat(121)], "Feature cannot exceed 120 characters"],
    [["Satu\ndua"], 'Feature contains characters that cannot be used: U+000A after "Satu"'],
  ])("cannot be %.40j", (features, sentence) => {
    expect(problems({ features })).toEqual({ features: sentence });
  });

  test("are up to twenty of 120 characters", () => {
    const features = Array.from({ length: 20 }, (_, index) => `${index}`.padEnd(120, "é"));
    expect(packageInput.parse({ ...valid, features }).features).toEqual(features);
  });
});

test("a list without a page asks for all that are active", () => {
  expect(packagesQuery.parse({}).page).toBeUndefined();
  expect(packagesQuery.parse({ page: "2" })).toEqual({ page: 2, limit: 10, sort: "order" });
});
