import { screen } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { serveNews } from "../../test/newsApi.ts";
import { servePartners } from "../../test/partnersApi.ts";
import { render } from "../../test/render.tsx";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { ErrorBoundary } from "./ErrorBoundary.tsx";

const Broken = (): never => {
  throw new Error("beyond repair");
};

const pageAt = (at: string) => (
  <ErrorBoundary at={at} fallback={(error) => <p>{String(error)}</p>}>
    {at === "/broken" ? <Broken /> : <p>whole</p>}
  </ErrorBoundary>
);

const shown = () => screen.getByRole("paragraph").textContent;

// React logs every caught error there.
beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test("what cannot be drawn is replaced, until the reader goes elsewhere", () => {
  const { rerender } = render(pageAt("/broken"));
  expect(shown()).toBe("Error: beyond repair");
  rerender(pageAt("/whole"));
  expect(shown()).toBe("whole");
  rerender(pageAt("/broken"));
  expect(shown()).toBe("Error: beyond repair");
});

test("a screen that cannot be drawn leaves the rest of the dashboard usable", async () => {
  serveNews([]);
  servePartners([]);
  server.use(http.get("/api/news", () => HttpResponse.json({ news: [null], total: 1 })));
  const user = renderApp("/dashboard/news");
  await screen.findByRole("heading", { name: "Something went wrong on this page" });
  await user.click(screen.getByRole("link", { name: "Partners Management" }));
  await screen.findByRole("heading", { level: 1, name: "Partners Management" });
});
