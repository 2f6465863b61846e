import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { areSame, packed, unpacked } from "./snapshot.ts";

const time = fc.date({ noInvalidDate: true });
const keys = fc.oneof(fc.string(), fc.constantFrom("$time", "$plain", "__proto__", "id"));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.string(),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    time,
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(keys, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
}));
const record = fc.dictionary(keys, value, { maxKeys: 6, noNullPrototype: true });

test("a record comes back as it was, times and all", () => {
  fc.assert(
    fc.property(record, (one) => isDeepStrictEqual(unpacked(packed(one)), one)),
    cases(100, 1000),
  );
});

test("equal records are the same, whatever the order of their fields; others are not", () => {
  const reversed = (one: object) => Object.fromEntries(Object.entries(one).reverse());
  fc.assert(
    fc.property(record, (one) => areSame(packed(reversed(one)), packed(one))),
    cases(100, 1000),
  );
  expect(areSame(packed({ at: new Date(1) }), packed({ at: new Date(2) }))).toBe(false);
});

test("fields without a value are none", () => {
  expect(packed({ id: "1", title: undefined })).toBe(packed({ id: "1" }));
});
