import { returnToKey, userInfoKey } from "@etalase/contracts/auth";
import { waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw/http";
import { HttpError } from "react-admin";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { signIn, staff } from "../../test/renderApp.tsx";
import { server } from "../../test/server.ts";
import { authProvider } from "./authProvider.ts";
import { awayFromHere, reloadWhenBack } from "./session.ts";

const stored = () => localStorage.getItem(userInfoKey);

describe("the guard", () => {
  test("sends another role, or none, to / and keeps the info", () => {
    signIn({ ...staff, role: "user" });
    expect(awayFromHere()).toBe("/");
    signIn({ ...staff, role: undefined });
    expect(awayFromHere()).toBe("/");
    expect(stored()).not.toBeNull();
  });

  test.each(["{", "[]", "null", '"admin"'])("removes info that cannot be read: %s", (text) => {
    localStorage.setItem(userInfoKey, text);
    expect(awayFromHere()).toBe("/login");
    expect(stored()).toBeNull();
  });

  test("knows no name that is not a text", async () => {
    signIn({ ...staff, name: { first: "Ana" } });
    expect(await authProvider.getIdentity?.()).toMatchObject({ fullName: "User" });
  });

  test.each(["admin", "superadmin"])("lets %s in", (role) => {
    signIn({ ...staff, role });
    expect(awayFromHere()).toBeUndefined();
  });
});

describe("leaving", () => {
  const assign = vi.fn<(url: string | URL) => void>();
  const replace = vi.fn<(url: string | URL) => void>();
  const reload = vi.fn();
  /** The browser's event when Back brings a page as it was left. */
  const comeBack = () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  beforeAll(reloadWhenBack);
  beforeEach(() => {
    vi.spyOn(location, "reload").mockImplementation(reload);
    vi.spyOn(location, "assign").mockImplementation(assign);
    vi.spyOn(location, "replace").mockImplementation(replace);
    comeBack();
    for (const way of [assign, replace, reload]) way.mockReset();
    signIn();
  });
  afterEach(() => {
    // Whatever comes next finds a page that nobody has left.
    comeBack();
    vi.restoreAllMocks();
  });

  test("a page that Back brings after a logout starts anew, and one that was not left stays", async () => {
    comeBack();
    expect(reload).not.toHaveBeenCalled();
    server.use(http.post("/api/auth/logout", () => new HttpResponse(null, { status: 204 })));
    sessionStorage.setItem("note", "What was typed and not saved");
    void authProvider.logout({});
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
    expect([stored(), sessionStorage.length]).toEqual([null, 0]);
    comeBack();
    expect(reload).toHaveBeenCalledTimes(1);
    void authProvider.checkAuth({});
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/login"));
  });

  test("a 401 signs out, remembers the way back and goes to /login", async () => {
    history.replaceState(null, "", "/dashboard/news?page=2");
    void authProvider.checkError(new HttpError("Please sign in", 401));
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
    expect(stored()).toBeNull();
    expect(sessionStorage.getItem(returnToKey)).toBe("/dashboard/news?page=2");
  });

  const refused = new HttpError("You are not allowed to do this", 403);
  const me = (status: number, body: object) =>
    server.use(http.get("/api/auth/me", () => HttpResponse.json(body, { status })));
  const storedRole = () => JSON.parse(stored() ?? "{}").role;

  test.each([
    ["whose role is as it was", 200, staff],
    ["when nobody can say what the role is", 500, { message: "Something went wrong" }],
  ])("a 403 signs nobody out %s", async (_case, status, body) => {
    me(status, body);
    await authProvider.checkError(refused);
    expect(stored()).not.toBeNull();
    expect(assign).not.toHaveBeenCalled();
  });

  test.each(["user", "superadmin"])("a 403 of whoever is %s by now reloads the screen as that", async (role) => {
    me(200, { ...staff, role });
    void authProvider.checkError(refused);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(storedRole()).toBe(role);
  });

  test("a 403 of an account that is gone leads to /login", async () => {
    me(401, { message: "Please sign in" });
    void authProvider.checkError(refused);
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/login"));
    expect(stored()).toBeNull();
  });

  test("a role that has changed is noticed without a refusal, within a minute of use", async () => {
    let now = performance.now();
    vi.spyOn(performance, "now").mockImplementation(() => now);
    now += 61_000;
    await authProvider.checkAuth({});
    await waitFor(() => expect(storedRole()).toBe("admin"));
    me(200, { ...staff, role: "user" });
    await authProvider.checkAuth({});
    expect(reload).not.toHaveBeenCalled();
    now += 61_000;
    await authProvider.checkAuth({});
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(storedRole()).toBe("user");
  });

  test("a changed role leaves for / and keeps the info", async () => {
    signIn({ ...staff, role: "user" });
    void authProvider.checkAuth({});
    await waitFor(() => expect(replace).toHaveBeenCalledWith("/"));
    expect(stored()).not.toBeNull();
  });

  test.each([
    ["answers", () => new HttpResponse(null, { status: 204 })],
    ["cannot be reached", () => HttpResponse.error()],
  ])("logout ends here when the server %s", async (_, answer) => {
    const bearers: (string | null)[] = [];
    server.use(
      http.post("/api/auth/logout", ({ request }) => {
        bearers.push(request.headers.get("authorization"));
        return answer();
      }),
    );
    void authProvider.logout({});
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
    expect(stored()).toBeNull();
    expect(bearers).toEqual(["Bearer secret"]);
  });

  test("a call that is refused while somebody logs out leads nobody to /login", async () => {
    server.use(
      http.post("/api/auth/logout", () => {
        void authProvider.checkError(new HttpError("Please sign in", 401));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    void authProvider.logout({});
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
    expect(assign).toHaveBeenCalledTimes(1);
  });

  test("a look at the session while somebody logs out leads nobody to /login", async () => {
    server.use(http.post("/api/auth/logout", () => new HttpResponse(null, { status: 204 })));
    void authProvider.logout({});
    await waitFor(() => expect(assign).toHaveBeenCalledWith("/"));
    void authProvider.checkAuth({});
    expect(replace).not.toHaveBeenCalled();
  });
});
