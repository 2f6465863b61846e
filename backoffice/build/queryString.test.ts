import original from "query-string";
import { expect, test } from "vitest";
import { parse, stringify } from "./queryString.ts";

test.each([
  { page: 2, perPage: 25, sort: "date", order: "DESC" },
  { filter: JSON.stringify({ q: "kopi & teh + 100%", status: "draft" }), displayedFilters: undefined },
  { embed: '["a","b"]', b: "", a: "ü é\n" },
  {},
])("writes and reads %j like the library that it stands for", (values) => {
  expect(stringify(values)).toBe(original.stringify(values));
  const search = `?${stringify(values)}`;
  expect(parse(search)).toEqual({ ...original.parse(search) });
});
