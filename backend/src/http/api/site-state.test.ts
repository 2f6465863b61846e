import type { SiteState } from "@etalase/contracts/site-state.schema";
import { expect, test } from "vitest";
import { answerOf, postJson, postNews, testApp } from "../../../test/app.ts";

const { app, superadmin, admin } = testApp({ accounts: ["superadmin", "admin"], anew: true });

const stateFor = async (headers: Record<string, string>) =>
  (await answerOf<SiteState>(app.fetch("/api/dashboard/state", { headers }))).body;

test("tells what visitors can see, and what the parts of the system hold", async () => {
  const before = await stateFor(superadmin);
  expect(before).toMatchObject({ trash: 0, redirects: 0, notFound: 0, mail: { isSetUp: false, unsent: 0 } });
  expect(before.backups).toEqual({ nightly: false, madeAt: null, rehearsedAt: null });
  expect(before.visible).toMatchObject({ news: 0, services: 6, showcases: 4 });
  await postNews(app, superadmin, { status: "published" });
  await postNews(app, superadmin, { status: "draft", title: "Masih ditulis" });
  const [faq] = await app.services.faqs.active();
  await app.fetch(`/api/faqs/${faq?.id}`, { method: "DELETE", headers: superadmin });
  await postJson(app, "/api/redirects", { from: "/lama", to: "/" }, superadmin);
  const after = await stateFor(superadmin);
  expect(after).toMatchObject({ trash: 1, redirects: 1, visible: { news: 1, faqs: before.visible.faqs - 1 } });
});

test("tells an admin nothing about mail and backups", async () => {
  expect(await stateFor(admin)).toMatchObject({ trash: 0, mail: null, backups: null });
});
