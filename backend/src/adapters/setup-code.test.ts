import { expect, test } from "vitest";
import { createSetupCode } from "./setup-code.ts";

const secret = "a secret that is long enough for tests";

test("a setup code is the same for every instance and start, and another for another site", () => {
  const { text } = createSetupCode(secret);
  expect(text).toMatch(/^([A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/);
  expect(createSetupCode(secret).text).toBe(text);
  expect(createSetupCode(`${secret}.`).text).not.toBe(text);
});

test("a setup code matches however it is typed, and nothing else does", () => {
  const code = createSetupCode(secret);
  for (const typed of [code.text, code.text.toLowerCase(), code.text.replaceAll("-", " "), ` ${code.text} `])
    expect(code.matches(typed), typed).toBe(true);
  for (const typed of ["", "-", code.text.slice(1), `${code.text}A`, "AAAA-AAAA-AAAA-AAAA", "🎉".repeat(16)])
    expect(code.matches(typed), typed).toBe(false);
});
