import { afterAll, afterEach, beforeAll } from "vitest";
import { server } from "./server.ts";

// happy-dom fetches no pictures and calls them complete; in a browser they are on their way.
if (typeof HTMLImageElement !== "undefined") {
  Object.defineProperty(HTMLImageElement.prototype, "complete", { get: () => false, configurable: true });
}

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
