import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import type { ContentResource } from "./kinds.ts";
import { newsFields, newsInput, newsUpdate } from "./news.schema.ts";
import { packageFields, packageInput, packageUpdate } from "./packages.schema.ts";
import { pageFields, pageInput, pageUpdate } from "./pages.schema.ts";
import { plainKinds, plainResources, plainSchemas } from "./plain-kinds.ts";
import { portfolioFields, portfolioInput, portfolioUpdate } from "./portfolio.schema.ts";
import { saidIn } from "./refusals/test/said.ts";
import { described } from "./rules/description.schema.ts";
import {
  type DescribedField,
  describedIn,
  type Fields,
  initialValues,
  isNeeded,
  listedIn,
} from "./rules/description.ts";
import { testimonialFields, testimonialInput, testimonialUpdate } from "./testimonials.schema.ts";

/** A field of each type, in a kind that does not exist. */
const every = {
  name: { is: "line", label: "Name", min: 3, max: 10 },
  note: { is: "lines", label: "Note", max: 20 },
  text: { is: "marked", label: "Text", min: 5, max: 30 },
  site: { is: "address", label: "Site" },
  isOpen: { is: "flag", label: "Open", initial: false },
  level: { is: "choice", label: "Level", choices: ["junior", "senior"], initial: "junior" },
  drawing: { is: "drawing", label: "Drawing", choices: ["shop", "bread"], initial: null, sent: "nullable" },
  seats: { is: "number", label: "Seats", min: 1, max: 40, initial: null, isNeeded: true },
  floor: { is: "number", label: "Floor", min: 0, max: 9, initial: null, sent: "nullable", isUnlisted: true },
  since: { is: "date", label: "Since" },
  endsAt: { is: "moment", label: "End", initial: null, sent: "nullable" },
  project: { is: "reference", to: "portfolio", label: "Project", initial: null, sent: "nullable" },
} as const satisfies Fields;

const schemas = described(every, {});

type Kind = Readonly<{ fields: Fields; input: z.ZodMiniType; update: z.ZodMiniType }>;

const kinds: Readonly<Record<Exclude<ContentResource, keyof typeof plainKinds> | "every", Kind>> = {
  every: { ...schemas, fields: every },
  news: { fields: newsFields, input: newsInput, update: newsUpdate },
  portfolio: { fields: portfolioFields, input: portfolioInput, update: portfolioUpdate },
  pages: { fields: pageFields, input: pageInput, update: pageUpdate },
  packages: { fields: packageFields, input: packageInput, update: packageUpdate },
  testimonials: { fields: testimonialFields, input: testimonialInput, update: testimonialUpdate },
};
const all = new Map<string, Kind>([
  ...Object.entries(kinds),
  ...plainResources.map((resource) => [resource, { ...plainKinds[resource], ...plainSchemas[resource] }] as const),
]);

type Cases = Readonly<{ right: readonly unknown[]; wrong: readonly (readonly [unknown, string])[] }>;

const id = "6560f0a1b2c3d4e5f6a7b8c9";
const spelledOut = {
  rating: "Rating must be between 1 and 5",
  url: "Please enter a valid URL (e.g., https://example.com)",
  time: "must be a date and time like 2026-05-04T09:00:00+07:00",
} as const;
const marked = (text: string) => `<p>${text}</p>`;

function lengths(
  called: string,
  { min = 0, max }: Readonly<{ min?: number; max: number }>,
  write: typeof marked,
): Cases {
  return {
    right: [...(min ? [] : [""]), write("é".repeat(min || 1)), write("🎉".repeat(max))],
    wrong: [
      ...(min > 1 ? [[write("🎉".repeat(min - 1)), `${called} must be at least ${min} characters long`] as const] : []),
      ...(min > 0 ? ["", " ", null].map((none) => [none, `${called} is required`] as const) : []),
      [write("a".repeat(max + 1)), `${called} cannot exceed ${max} characters`],
      [write("a\u0000b"), expect.stringMatching(/cannot be used: U\+0000|characters long/)],
    ],
  };
}

/** Values of a field that its description takes, and others with the sentence that refuses each. */
function casesOf(name: string, field: DescribedField): Cases {
  const called = field.called ?? field.label;
  const refused = (sentence: string, ...values: readonly unknown[]) =>
    values.map((value) => [value, sentence.startsWith("must") ? `${called} ${sentence}` : sentence] as const);
  const none = isNeeded(field) ? [] : [null, ""];
  switch (field.is) {
    case "line":
    case "lines":
      return lengths(called, field, (text) => text);
    case "marked":
      return lengths(called, field, marked);
    case "address":
      return {
        right: ["", "https://kopi.example/"],
        wrong: refused(spelledOut.url, "x", "javascript:alert(1)", "https://a:b@c.de"),
      };
    case "flag":
      return { right: [true, "false"], wrong: refused("must be true or false", "on", "1", 1, "TRUE", null) };
    case "choice":
      return { right: field.choices, wrong: refused(`must be one of: ${field.choices.join(", ")}`, "", "x", null, 1) };
    case "drawing":
      return {
        right: [...none, ...field.choices],
        wrong: refused(`must be one of: ${field.choices.join(", ")}`, "x", 1),
      };
    case "number": {
      const { min, max } = field;
      const sentence = name === "rating" ? spelledOut.rating : `must be a whole number from ${min} to ${max}`;
      return {
        right: [...none, min, String(max)],
        wrong: refused(sentence, min - 1, max + 1, min + 0.5, "1.5", "lima", true),
      };
    }
    case "date":
      return {
        right: ["", "2026-10-01"],
        wrong: refused("must be a date like 2026-11-21", "2026-02-30", "30/09/2026", null),
      };
    case "moment":
      return { right: [...none, "2026-11-21T00:00Z"], wrong: refused(spelledOut.time, "2026-11-21", "besok", 5) };
    case "reference":
      return { right: [...none, id], wrong: refused("must be a record id", "x", 5) };
    case "list":
      return { right: [["a"], '["a"]'], wrong: refused("must be a list of texts", "a", [1], null, '{"a":1}') };
  }
}

describe.each([...all])("the fields of %s", (_resource, { fields, input, update }) => {
  /** The first sentence about a field, or undefined when its value is accepted. */
  const problemOf = (schema: z.ZodMiniType, name: string, values: object) => {
    const problem = schema.safeParse(values).error?.issues.find(({ path }) => path[0] === name);
    return problem && saidIn(problem);
  };

  test.each(describedIn(fields))("%s takes and refuses what its description says", (name, field) => {
    const { right, wrong } = casesOf(name, field);
    for (const schema of [input, update]) {
      for (const value of right)
        expect([value, problemOf(schema, name, { [name]: value })]).toEqual([value, undefined]);
      for (const [value, sentence] of wrong)
        expect([value, problemOf(schema, name, { [name]: value })]).toEqual([value, sentence]);
    }
    expect(problemOf(update, name, {})).toBeUndefined();
    expect(problemOf(input, name, {}) !== undefined).toBe(isNeeded(field));
  });
});

describe("a field of each type", () => {
  const needed = { name: "Kopi", text: "<p>Kedai</p>", seats: "12" };
  const initial = { ...initialValues(every), name: "Kopi", text: "<p>Kedai</p>", seats: 12 };

  test("has its initial value in a new record, and none in an edit", () => {
    expect(schemas.input.parse(needed)).toEqual(initial);
    expect(schemas.update.parse({})).toEqual({});
  });

  test("means the same in a form as in JSON", () => {
    const form = {
      isOpen: "true",
      level: "senior",
      drawing: "",
      floor: "3",
      endsAt: "2026-11-21T07:00+07:00",
      project: id,
    };
    const parsed = {
      isOpen: true,
      level: "senior",
      drawing: null,
      floor: 3,
      endsAt: "2026-11-21T00:00:00.000Z",
      project: id,
    };
    expect(schemas.update.parse(form)).toEqual(parsed);
    expect(schemas.update.parse(parsed)).toEqual(parsed);
  });

  test("is in the answers as in the form, but for those that lists leave out", () => {
    const names = Object.keys(every);
    expect(Object.keys(schemas.whole)).toEqual(names);
    expect(Object.keys(schemas.row)).toEqual(names.filter((name) => name !== "floor"));
    expect(listedIn(every).map(([name]) => name)).toEqual(Object.keys(schemas.row));
    for (const [name, schema] of Object.entries(schemas.whole))
      expect([name, schema.safeParse(new Map(Object.entries(initial)).get(name)).success]).toEqual([name, true]);
  });
});
