import { screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { article } from "../test/articles.ts";
import { serveNews } from "../test/newsApi.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";

test("welcomes by name and asks only for what it shows", async () => {
  const { lists } = serveNews([article(1)]);
  renderApp("/dashboard");
  await screen.findByRole("heading", { name: "Welcome back, Ana" });
  await screen.findByText("1 article on the blog, 1 draft waiting");
  expect(screen.getByRole("link", { name: "Back to Home" }).getAttribute("href")).toBe("/");
  expect(lists.map(String).toSorted()).toEqual([
    "page=1&limit=5&sort=newest&status=draft",
    "page=1&limit=5&sort=viewsDesc&status=published",
  ]);
});

test("a failure says so and can be tried again", async () => {
  server.use(http.get("/api/news", () => HttpResponse.json({ message: "no" }, { status: 500 })));
  const user = renderApp("/dashboard");
  await screen.findByText("Failed to load dashboard data. Please try again later.");
  server.resetHandlers();
  serveNews([article(1)]);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findAllByText("Article number 1");
  await waitFor(() => expect(screen.queryByText(/^Failed to load/)).toBeNull());
});

test("an unknown address under the dashboard is not found", async () => {
  serveNews([]);
  renderApp("/dashboard/nothing");
  await screen.findByRole("heading", { name: "Halaman Tidak Ditemukan - 404" });
  screen.getByText("Maaf, halaman yang Anda cari tidak tersedia atau telah dipindahkan.");
  expect(screen.getByRole("link", { name: "Kembali ke Beranda" }).getAttribute("href")).toBe("/");
});
