import { expect, test } from "vitest";
import { isStaff, parseUserInfo } from "./auth.ts";

test("stored user info is none, corrupt, or what was stored", () => {
  expect(parseUserInfo(null)).toBe("none");
  for (const stored of ["", "{", "null", "[]", '"ana"', "7"]) expect(parseUserInfo(stored)).toBe("corrupt");
  expect(parseUserInfo('{"name":"Ana","role":"admin"}')).toEqual({ name: "Ana", role: "admin" });
  expect(parseUserInfo('{"name":5,"role":"admin","token":null}')).toEqual({ role: "admin" });
});

test("staff are admins and superadmins, and nobody else", () => {
  expect(["admin", "superadmin", "user", "Admin", "", undefined].map(isStaff)).toEqual([
    ...[true, true, false, false, false, false],
  ]);
});
