import { screen, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { idOf } from "../../test/articles.ts";
import { project, servePortfolio } from "../../test/projects.ts";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

const url = "https://etalase.example/testimoni/abc";
const dayMs = 24 * 60 * 60_000;
const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const request = (number: number, given: object = {}) => ({
  id: idOf(number),
  clientName: `Client ${number}`,
  portfolioId: idOf(1),
  madeBy: { id: idOf(4), name: "Rina" },
  expiresAt: at(30),
  usedAt: null,
  createdAt: at(-1),
  ...given,
});

/** Opens a project's form; records the calls about its links. */
async function open(stored: readonly object[] = []) {
  const calls: { method: string; path: string; body: unknown }[] = [];
  const requests = [...stored];
  servePortfolio([project(1)]);
  server.use(
    http.get("/api/testimonials/requests", () => HttpResponse.json({ requests })),
    http.post("/api/testimonials/requests", async ({ request: sent }) => {
      calls.push({ method: sent.method, path: new URL(sent.url).pathname, body: await sent.json() });
      requests.unshift(request(9, { clientName: "Bu Sari" }));
      return HttpResponse.json({ id: idOf(9), url, expiresAt: at(30) }, { status: 201 });
    }),
    http.delete("/api/testimonials/requests/:id", ({ request: { method, url: asked } }) => {
      calls.push({ method, path: new URL(asked).pathname, body: null });
      requests.length = 0;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const user = renderApp(`/dashboard/portfolio/edit/${idOf(1)}`);
  await user.click(await screen.findByRole("button", { name: /^Ask for a testimonial/ }));
  const name = await screen.findByRole<HTMLInputElement>("textbox", { name: "Client to ask" });
  return { user, calls, name };
}

test("a link is made for a client, to be copied or sent with words of the client's language", async () => {
  const { user, calls, name } = await open();
  expect(name.value).toBe("Mega Digital");
  await screen.findByText("Nobody has been asked about this project yet.");
  await user.clear(name);
  await user.type(name, "B{Enter}");
  screen.getByText("Client name must be at least 2 characters long");
  // Enter creates the link, and does not save the project.
  await user.type(name, "u Sari{Enter}");
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Testimonial link" })).value).toBe(url);
  expect(calls).toEqual([
    { method: "POST", path: "/api/testimonials/requests", body: { clientName: "Bu Sari", portfolioId: idOf(1) } },
  ]);
  const hrefOf = (link: string) => decodeURIComponent(screen.getByRole<HTMLAnchorElement>("link", { name: link }).href);
  expect(hrefOf("WhatsApp")).toMatch(
    /^https:\/\/wa\.me\/\?text=Halo Bu Sari, .*“Project number 1”.*\n.*\/testimoni\/abc$/,
  );
  expect(hrefOf("Mail")).toMatch(/^mailto:\?subject=Testimoni untuk .*&body=Halo Bu Sari/);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(url);
  within(screen.getByRole("list", { name: "Testimonial links" })).getByText("Bu Sari");
});

test("links are listed with what came of them, and open ones are revoked", async () => {
  const { user, calls } = await open([request(1), request(2, { usedAt: at(-1) }), request(3, { expiresAt: at(-1) })]);
  const list = await screen.findByRole("list", { name: "Testimonial links" });
  const rows = within(list)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Client 1Open.* · by RinaRevoke$/),
    expect.stringMatching(/^Client 2AnsweredReceived/),
    expect.stringMatching(/^Client 3ExpiredEnded/),
  ]);
  expect(screen.getAllByRole("button", { name: /^Revoke/ })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Revoke the link of Client 1" }));
  await user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Revoke" }));
  await screen.findByText("The link of Client 1 is revoked");
  await screen.findByText("Nobody has been asked about this project yet.");
  expect(calls).toEqual([{ method: "DELETE", path: `/api/testimonials/requests/${idOf(1)}`, body: null }]);
});

test("links that do not come are asked for again", async () => {
  const { user } = await open();
  server.use(
    http.get("/api/testimonials/requests", () => HttpResponse.json({ message: "Oops" }, { status: 500 }), {
      once: true,
    }),
  );
  await user.type(await screen.findByRole("textbox", { name: "Client to ask" }), "{Enter}");
  await screen.findByText("The links could not be loaded.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("list", { name: "Testimonial links" });
});
