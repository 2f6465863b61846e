import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const open = `Add synonym for “kaos sablon”`;

test("what is typed outlives a failed load, a click outside and a return to the window", async () => {
  const loads: number[] = [];
  server.use(
    http.get("/api/searches", () => {
      const search = { id: "kaos sablon", text: "kaos sablon", count: 3, lastAt: "2026-11-20T03:00:00.000Z" };
      return HttpResponse.json({ searches: [search], total: 1, page: 1, totalPages: 1 });
    }),
    http.get("/api/synonyms", () => {
      if (loads.push(1) === 1) return HttpResponse.json({ message: "no" }, { status: 400 });
      return HttpResponse.json({ synonyms: [], version: loads.length });
    }),
  );
  const user = renderApp("/dashboard/searches");
  await user.click(await screen.findByRole("button", { name: open }));
  await screen.findByText("The synonyms could not be loaded.");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByText("The synonyms could not be loaded.")).toBeNull());
  loads.length = 0;
  await user.click(screen.getByRole("button", { name: open }));
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  const same = await screen.findByRole("textbox", { name: /^Word or phrase/ });
  await user.type(same, "Baju");
  window.dispatchEvent(new Event("visibilitychange"));
  const backdrop = document.querySelector(".MuiDialog-container");
  if (backdrop) await user.click(backdrop);
  expect(same).toHaveProperty("value", "Baju");
  expect(same.isConnected).toBe(true);
  expect(loads).toHaveLength(2);
});

test("a search in vain becomes a synonym of a word, and leaves the list", async () => {
  let texts = ["kaos sablon"];
  const sent: unknown[] = [];
  server.use(
    http.get("/api/searches", () => {
      const searches = texts.map((text) => ({ id: text, text, count: 3, lastAt: "2026-11-20T03:00:00.000Z" }));
      return HttpResponse.json({ searches, total: texts.length, page: 1, totalPages: 1 });
    }),
    http.delete("/api/searches", () => {
      texts = [];
      return new HttpResponse(null, { status: 204 });
    }),
    http.get("/api/synonyms", () => HttpResponse.json({ synonyms: [["baju", "pakaian"]], version: 4 })),
    http.put("/api/synonyms", async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ synonyms: [], version: 5 });
    }),
  );
  const user = renderApp("/dashboard/searches");
  await user.click(await screen.findByRole("button", { name: open }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findByText("Type a word that your articles or projects use.");
  await user.type(dialog.getByRole("textbox"), "Baju");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await screen.findByText("Searches for “kaos sablon” now find “Baju”");
  expect(sent).toEqual([{ synonyms: [["baju", "pakaian", "kaos sablon"]] }]);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screen.findByText("No searches in vain");
});
