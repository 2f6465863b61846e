import { createHash } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { bearer, postJson, signUp, startTestApp, testApp } from "../../../test/app.ts";
import { customCodePath } from "./custom-code.ts";

const customCss = "a::after { content: '→' }\n";
const customJs = "console.log('</script>')\n";
const hashOf = (code: string) => createHash("sha256").update(code).digest("hex").slice(0, 32);

const { app, superadmin } = testApp({ accounts: ["superadmin"] });
beforeAll(async () => {
  await save({ customCss, customJs });
});

const save = (fields: object) => postJson(app, "/api/settings", fields, superadmin, "PUT");
const statusOf = async (path: string) => (await app.fetch(path)).status;

test("is served at the address that names its content, for good", async () => {
  for (const [kind, code, type] of [
    ["css", customCss, "text/css; charset=utf-8"],
    ["js", customJs, "text/javascript; charset=utf-8"],
  ] as const) {
    expect(customCodePath(kind, code)).toBe(`/site/custom.${hashOf(code)}.${kind}`);
    const response = await app.fetch(customCodePath(kind, code));
    expect([response.status, response.headers.get("Content-Type"), response.headers.get("Cache-Control")]).toEqual([
      200,
      type,
      "public, max-age=31536000, immutable",
    ]);
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(await response.text()).toBe(code);
    expect((await app.fetch(customCodePath(kind, code), { method: "HEAD" })).status).toBe(200);
  }
});

test("is nowhere else", async () => {
  const css = customCodePath("css", customCss);
  for (const path of [
    css.replace(/css$/, "js"),
    `${css}/`,
    css.replace("custom.", "other."),
    `/site/custom.${"0".repeat(32)}.css`,
    `/site/custom.${hashOf("")}.css`,
    "/site/custom.js",
    "/site/",
    customCodePath("js", "alert(1)"),
  ])
    expect(await statusOf(path)).toBe(404);
  // An address in capital letters leads on.
  expect(await statusOf(css.toUpperCase())).toBe(301);
  expect(customCodePath("js", " \n")).toBe("");
});

test("is gone from its old address when it changes", async () => {
  const css = "a { color: red }";
  await save({ customCss: css });
  expect([await statusOf(customCodePath("css", customCss)), await statusOf(customCodePath("css", css))]).toEqual([
    404, 200,
  ]);
  await save({ customCss: "" });
  expect(await statusOf(customCodePath("css", css))).toBe(404);
  expect(await statusOf(customCodePath("js", customJs))).toBe(200);
});

test("is served nowhere when it is switched off", async () => {
  const switchedOff = await startTestApp({ customCode: false });
  const { token } = await signUp(switchedOff);
  await postJson(switchedOff, "/api/settings", { customCss, customJs }, bearer(token), "PUT");
  for (const path of [customCodePath("css", customCss), customCodePath("js", customJs)])
    expect((await switchedOff.fetch(path)).status).toBe(404);
  await switchedOff.close();
});
