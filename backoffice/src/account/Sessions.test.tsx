import type { Session } from "@etalase/contracts/accounts/users.schema";
import { unknownBrowser } from "@etalase/contracts/auth";
import { screen, waitFor, within } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { indonesian } from "../kit/language/indonesian/indonesian.ts";
import { setDictionary } from "../kit/language/t.ts";
import { formatSince } from "../kit/parts/format.ts";
import { idOf } from "../test/articles.ts";
import { renderApp } from "../test/renderApp.tsx";
import { server } from "../test/server.ts";
import { ownAccount } from "../test/staff.ts";

const session = (number: number, given: Partial<Session> = {}): Session => ({
  id: idOf(number),
  browser: "Chrome on Android",
  place: "elsewhere",
  current: false,
  createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  lastUsedAt: new Date(Date.now() - 2 * 3_600_000).toISOString(),
  ...given,
});
const own = session(1, { browser: "Firefox on Mac", place: "here", current: true });

/** Serves sessions, and records which of them were ended. */
function serve(given: readonly Session[], status = 204) {
  let sessions = given;
  const ended: string[] = [];
  server.use(
    http.get("/api/auth/me", () => HttpResponse.json(ownAccount)),
    http.get("/api/auth/sessions", () => HttpResponse.json({ sessions })),
    http.delete<{ id: string }>("/api/auth/sessions/:id", ({ params: { id } }) => {
      ended.push(id);
      if (status === 500) return HttpResponse.json({ message: "no" }, { status });
      sessions = sessions.filter((one) => one.id !== id);
      return status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json({ message: "gone" }, { status });
    }),
  );
  return ended;
}

const rows = async () =>
  within(await screen.findByRole("list", { name: "Sessions" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

test("sessions are told with browser, place and last use, and all but the own can be ended", async () => {
  const ended = serve([own, session(2)]);
  const user = renderApp("/dashboard/account");
  const signedIn = formatSince(own.createdAt);
  expect(await rows()).toEqual([
    `Firefox on MacThis oneIn use now · signed in ${signedIn}, from this network`,
    `Chrome on AndroidUsed 2 hours ago · signed in ${signedIn}, from another networkEnd`,
  ]);
  await user.click(screen.getByRole("button", { name: "End the session of Chrome on Android, used 2 hours ago" }));
  await screen.findByText("The session of Chrome on Android has ended");
  await expect.poll(rows).toHaveLength(1);
  expect(ended).toEqual([idOf(2)]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Account"));
});

test("browsers have their names in Indonesian on Indonesian screens", async () => {
  setDictionary(indonesian);
  serve([own, session(2), session(3, { browser: unknownBrowser }), session(4, { browser: "curl" })]);
  renderApp("/dashboard/account");
  for (const name of ["Firefox di Mac", "Chrome di Android", "Browser tidak dikenal", "curl"])
    await screen.findByText(name);
  screen.getByRole("button", { name: /^Akhiri sesi Chrome di Android, / });
});

test("a session that has ended meanwhile goes from the list without a word", async () => {
  serve([own, session(2)], 404);
  const user = renderApp("/dashboard/account");
  await user.click(await screen.findByRole("button", { name: /^End the session/ }));
  await expect.poll(rows).toHaveLength(1);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a session that could not be ended stays, and that is said", async () => {
  serve([own, session(2)], 500);
  const user = renderApp("/dashboard/account");
  await user.click(await screen.findByRole("button", { name: /^End the session/ }));
  await screen.findByText("Failed to end the session: no");
  expect(await rows()).toHaveLength(2);
});
