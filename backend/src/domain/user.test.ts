import { expect, test } from "vitest";
import { userRecord } from "../../test/records.ts";
import { identityKey, viewerOf } from "./user.ts";

test("names are compared without case, outer spaces and width", () => {
  expect(identityKey("  ＡＮＡ@Example.COM ")).toBe("ana@example.com");
});

test("only staff see what is not published", () => {
  expect(viewerOf(null)).toBe("public");
  expect((["user", "admin", "superadmin"] as const).map((role) => viewerOf(userRecord({ role })))).toEqual([
    "public",
    "staff",
    "staff",
  ]);
});
