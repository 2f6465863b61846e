import { configure } from "@testing-library/dom";
import { afterAll, afterEach, beforeAll } from "vitest";
import { waitMs } from "../../test-timeouts.ts";
import { server } from "./server.ts";

configure({ asyncUtilTimeout: waitMs });

// The files of a worker share its document, which is cleared for each of them; some have none.
if (typeof document !== "undefined") {
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // happy-dom fetches no pictures and calls them complete; in a browser they would be loading.
  Object.defineProperty(HTMLImageElement.prototype, "complete", { get: () => false, configurable: true });
}

beforeAll(() => server.enable());
afterEach(() => server.resetHandlers());
afterAll(() => server.disable());
