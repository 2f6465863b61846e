import { expect, test } from "vitest";
import { createSecretBox } from "./secret-box.ts";

const secretBox = createSecretBox("a secret that is long enough for tests");

test("what is sealed reads as before, and not twice alike", () => {
  expect(secretBox.open(secretBox.close("GEZDGNBVGY3TQOJQ 🎉", "ana"), "ana")).toBe("GEZDGNBVGY3TQOJQ 🎉");
  expect(secretBox.close("x", "ana")).not.toBe(secretBox.close("x", "ana"));
  expect(secretBox.close("GEZDGNBVGY3TQOJQ", "ana")).not.toContain("GEZDGNBVGY3TQOJQ");
});

test("another owner, another secret and a broken text open nothing", () => {
  const sealed = secretBox.close("GEZDGNBVGY3TQOJQ", "ana");
  // The last letter would not do, because some of its bits have no meaning.
  const turned = `${sealed.startsWith("A") ? "B" : "A"}${sealed.slice(1)}`;
  expect(secretBox.open(sealed, "budi")).toBeNull();
  expect(createSecretBox("another secret, just as long as ours").open(sealed, "ana")).toBeNull();
  for (const broken of [turned, sealed.slice(4), sealed.slice(0, 20), "", "é", "A".repeat(40)])
    expect(secretBox.open(broken, "ana"), broken).toBeNull();
});

test("a hash belongs to text, owner and secret", () => {
  const hashes = [
    secretBox.hashOf("abcde", "ana"),
    secretBox.hashOf("abcdf", "ana"),
    secretBox.hashOf("abcde", "budi"),
    createSecretBox("another secret, just as long as ours").hashOf("abcde", "ana"),
  ];
  expect(new Set(hashes).size).toBe(4);
  expect(secretBox.hashOf("abcde", "ana")).toBe(hashes[0]);
});
