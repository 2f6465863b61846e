import { describe, expect, onTestFinished, test } from "vitest";
import { startTestApp, testApp } from "../../../test/app.ts";

const { app } = testApp();

const answer = async (path: string, method = "GET") => {
  const { status, headers } = await app.fetch(path, { method });
  return { status, location: headers.get("location"), allow: headers.get("allow") };
};

const from = { name: "Toko Kita", address: "halo@mail.test" };

describe("pages", () => {
  test("have one address: slashes at the end are taken away", async () => {
    expect(await answer("/berita/?page=2")).toMatchObject({ status: 308, location: `${app.url}/berita?page=2` });
    expect(await answer("//elsewhere.example/")).toMatchObject({ location: `${app.url}//elsewhere.example` });
  });

  test("show a form again that was sent before its script had come", async () => {
    for (const path of ["/login", "/register"])
      expect(await answer(path, "POST")).toMatchObject({ status: 303, location: app.url + path });
  });

  test("take no other method", async () => {
    expect(await answer("/berita", "POST")).toMatchObject({ status: 405, allow: "GET, HEAD" });
    expect(await answer("/login", "PUT")).toMatchObject({ status: 405 });
  });

  test.each([
    ["sends mail", { mail: { host: "mail.test", port: 587, isSecure: false, user: "", password: "", from } }, true],
    ["has no mail server", {}, false],
  ])("know that the site %s", async (_which, options, expected) => {
    const site = await startTestApp({
      ...options,
      render: async (_url, _api, { sendsMail = false }) => ({
        html: String(sendsMail),
        status: 200,
        policy: "default-src 'none'",
        indexable: true,
      }),
    });
    onTestFinished(site.close);
    expect(await (await site.fetch("/berita")).text()).toBe(String(expected));
  });
});
