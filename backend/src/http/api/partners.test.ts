import { lostHeader } from "@etalase/contracts/media";
import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { expect, test } from "vitest";
import { answerOf, postJson, testApp } from "../../../test/app.ts";
import { drawing, fileOf, formOf, pictureFile } from "../../../test/forms.ts";
import { plainCases } from "../../../test/kinds/plain.ts";

const badAddress = "Please enter a valid URL (e.g., https://example.com)";
const valid = {
  name: "Mega Digital",
  website: "https://example.com",
  description: "Toko elektronik",
  isActive: "true",
};

plainCases("partners");

const { app, superadmin: staff } = testApp({ accounts: ["superadmin"] });

const post = (fields: Record<string, string>, logo: File) =>
  app.fetch("/api/partners", { method: "POST", body: formOf({ ...valid, ...fields }, { logo }), headers: staff });

test("a drawing is served without what it could do", async () => {
  const unsafe = drawing.replace("<path", '<script>alert(1)</script><path onload="alert(1)"');
  const { body } = await answerOf<Partner>(post({}, fileOf(unsafe, "logo.svg", "image/svg+xml")));
  const served = await app.fetch(new URL(body.logo).pathname);
  expect(served.headers.get("Content-Type")).toBe("image/svg+xml");
  expect(served.headers.get("Content-Security-Policy")).toContain("sandbox");
  const text = await served.text();
  expect(text).toContain("<path");
  expect(text).not.toMatch(/script|onload|alert/);
  await app.fetch(`/api/partners/${body.id}`, { method: "DELETE", headers: staff });
});

test("the answer names what a drawing lost, and says nothing of one that is whole", async () => {
  const moving = drawing.replace("</svg>", '<rect filter="url(https://a.example/#b)"><animate/></rect></svg>');
  const posted = async (text: string) => {
    const answer = await post({}, fileOf(text, "logo.svg", "image/svg+xml"));
    const { id }: Partner = JSON.parse(await answer.text());
    await app.fetch(`/api/partners/${id}`, { method: "DELETE", headers: staff });
    return [answer.status, answer.headers.get(lostHeader)];
  };
  expect(await posted(moving)).toEqual([201, "filter, animation"]);
  expect(await posted(drawing)).toEqual([201, null]);
  const refused = await app.fetch("/api/partners", {
    method: "POST",
    body: formOf({ name: "" }, { logo: fileOf(moving, "logo.svg", "image/svg+xml") }),
    headers: staff,
  });
  expect([refused.status, refused.headers.get(lostHeader)]).toEqual([400, null]);
});

test("texts that are none are refused", async () => {
  const sent = { ...valid, website: null, description: null };
  expect(await answerOf(postJson(app, "/api/partners", sent, staff))).toMatchObject({
    status: 400,
    body: { errors: { website: badAddress, description: "Description must be a text" } },
  });
});

test("everybody reads the active ones in their order", async () => {
  for (const [name, isActive] of [
    ["Zebra", "true"],
    ["Apel", "true"],
    ["Durian", "false"],
  ] as const)
    expect((await post({ name, isActive }, await pictureFile())).status).toBe(201);
  const { status, body } = await answerOf<Partner[]>(app.fetch("/api/partners/active"));
  expect([status, body.map(({ name }) => name)]).toEqual([200, ["Zebra", "Apel"]]);
});
