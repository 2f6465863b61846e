import type { RouterProvider } from "react-admin";

export type Location = Readonly<{
  pathname: string;
  search: string;
  hash: string;
  // Each screen knows what it has put there.
  // biome-ignore lint/suspicious/noExplicitAny: as in react-router
  state: any;
  /** Identifies the entry of the history. */
  key: string;
}>;

export type To = string | Partial<Pick<Location, "pathname" | "search" | "hash">>;
export type NavigateOptions = Readonly<{ replace?: boolean; state?: unknown }>;
export type Action = "POP" | "PUSH" | "REPLACE";
type Leaving = Readonly<{ currentLocation: Location; nextLocation: Location; historyAction: Action }>;

export type Blocker = ReturnType<RouterProvider["useBlocker"]>;

/** A component that may hold back a navigation: it is shown the way out, which it opens or gives up. */
export type Guard = { blocks: (leaving: Leaving) => boolean; show: (blocker: Blocker) => void; isOpen?: boolean };

/** The state of a guard that holds nothing back. */
export const unblocked = { state: "unblocked", reset: undefined, proceed: undefined, location: undefined } as const;

const begunWith = (sign: string, part: string) => (part && !part.startsWith(sign) ? sign + part : part);

export const createPath = ({ pathname = "/", search = "", hash = "" }: Exclude<To, string>): string =>
  pathname + begunWith("?", search) + begunWith("#", hash);

/** Completes an address: one without a path stays on the present page. */
export function resolve(to: To, { pathname }: Pick<Location, "pathname">) {
  const path = typeof to === "string" ? to || pathname : createPath({ ...to, pathname: to.pathname || pathname });
  const { search, hash, pathname: whole } = new URL(path, window.location.origin + pathname);
  return { pathname: whole, search, hash };
}

/** The entry of the browser's history; the names are those of react-router, which wrote entries that may still exist. */
type Entry = Readonly<{ usr?: unknown; key?: string; idx?: number }> | null;

function locationNow(): Location {
  const { pathname, search, hash } = window.location;
  const entry: Entry = history.state;
  return { pathname, search, hash, state: entry?.usr ?? null, key: entry?.key ?? "default" };
}

/** Follows the browser's history, and asks the guards before the page leaves an address. */
export function createBrowserRouter() {
  let current: Readonly<{ location: Location; action: Action }> = { location: locationNow(), action: "POP" };
  let index = (history.state as Entry)?.idx ?? 0;
  // The entry of the page's own load gets its number too, or a way back to it could not be counted, and so not be held.
  history.replaceState({ ...history.state, idx: index }, "");
  let isReverting = false;
  const guards = new Set<Guard>();
  const listeners = new Set<() => void>();

  function arrive(action: Action) {
    current = { location: locationNow(), action };
    for (const guard of guards) {
      guard.isOpen = false;
      guard.show(unblocked);
    }
    for (const listener of listeners) listener();
  }

  /** Tells whether a guard holds the navigation back; `go` is how it goes on. */
  function isHeld(nextLocation: Location, historyAction: Action, go: () => void): boolean {
    const leaving = { currentLocation: current.location, nextLocation, historyAction };
    const guard = [...guards].find(({ blocks, isOpen }) => !isOpen && blocks(leaving));
    guard?.show({
      state: "blocked",
      location: nextLocation,
      reset: () => guard.show(unblocked),
      proceed: () => {
        guard.isOpen = true;
        guard.show({ ...unblocked, state: "proceeding", location: nextLocation });
        go();
      },
    });
    return guard !== undefined;
  }

  function navigate(to: To | number, { replace = false, state = null }: NavigateOptions = {}): void {
    if (typeof to === "number") {
      history.go(to);
      return;
    }
    const next = { ...resolve(to, current.location), state, key: Math.random().toString(36).slice(2, 10) };
    const action = replace ? "REPLACE" : "PUSH";
    if (isHeld(next, action, () => navigate(to, { replace, state }))) return;
    if (!replace) index += 1;
    history[replace ? "replaceState" : "pushState"]({ usr: state, key: next.key, idx: index }, "", createPath(next));
    arrive(action);
  }

  function onPop() {
    const next = (history.state as Entry)?.idx ?? index;
    const steps = next - index;
    if (isReverting) {
      isReverting = false;
      return;
    }
    if (steps && isHeld(locationNow(), "POP", () => history.go(steps))) {
      // The browser has left the address already.
      isReverting = true;
      return history.go(-steps);
    }
    index = next;
    arrive("POP");
  }

  window.addEventListener("popstate", onPop);
  return {
    navigate,
    present: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    guard(guard: Guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    dispose: () => window.removeEventListener("popstate", onPop),
  };
}

export type Router = ReturnType<typeof createBrowserRouter>;
