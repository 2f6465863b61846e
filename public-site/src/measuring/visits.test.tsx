import { waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { act } from "preact/test-utils";
import { afterEach, expect, test } from "vitest";
import { cleanup } from "../../test/render.tsx";
import { renderApp } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";

afterEach(cleanup);

test("counts a visit for each page that is shown, not for each of its filters", async () => {
  const counted: unknown[] = [];
  const source = { referrer: "" };
  server.use(
    http.post("*/api/visits", async ({ request }) => {
      counted.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { navigator } = await renderApp("/berita");
  await act(() => navigator.go("/berita?category=Performa"));
  await act(() => navigator.go("/"));
  await waitFor(() =>
    expect(counted).toEqual([
      { path: "/berita", source },
      { path: "/", source },
    ]),
  );
});
