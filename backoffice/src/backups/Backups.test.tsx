import type { Backup } from "@etalase/contracts/backups.schema";
import { screen, waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { renderApp, superadmin } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

const backup: Backup = {
  name: "etalase-2026-11-21.backup",
  madeAt: new Date().toISOString(),
  bytes: 3.4 * 1024 * 1024,
  rehearsedAt: new Date().toISOString(),
};

/** Opens the screen of a site with these backups. */
function open(keep: number, backups: readonly Backup[]) {
  let shelf = backups;
  server.use(
    http.get("/api/backups", () => HttpResponse.json({ keep, backups: shelf })),
    http.post("/api/backups", () => {
      shelf = [backup];
      return HttpResponse.json(backup, { status: 201 });
    }),
  );
  return renderApp("/dashboard/backups", superadmin);
}

test("without any there is one to be made, and it shows once it is", async () => {
  const user = open(7, []);
  await screen.findByText("No backup yet");
  await user.click(screen.getByRole("button", { name: "Back up now" }));
  await screen.findByText("Backup created");
  expect(screen.getByText(/test restore passed/).textContent).toContain("3.4 MB");
});

test("says when none is made by night, and when the last one is old", async () => {
  const madeAt = new Date(Date.now() - 48 * 60 * 60 * 1000).toISOString();
  open(0, [{ ...backup, madeAt }]);
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("The last backup is from");
  expect(alert.textContent).toContain("Your host can turn them on");
});

test("while one arrives, it tells how much of it is there", async () => {
  const user = open(7, [{ ...backup, bytes: 8 }]);
  let end = () => {};
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(3));
      end = () => controller.error(new Error("The line is cut"));
    },
  });
  server.use(http.get("/api/backups/:name", () => new HttpResponse(body)));
  await user.click(await screen.findByRole("button", { name: /^Download/ }));
  await screen.findByText("37 %");
  end();
  await screen.findByText("The server did not answer");
  screen.getByText("Download");
});

test("one that is gone meanwhile is told", async () => {
  const user = open(7, [backup]);
  server.use(http.get("/api/backups/:name", () => HttpResponse.json({ message: "Not found" }, { status: 404 })));
  await user.click(await screen.findByRole("button", { name: /^Download/ }));
  await waitFor(() => expect(screen.getByText("This backup no longer exists")).toBeTruthy());
});
