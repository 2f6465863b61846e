import { configure } from "@testing-library/preact";
import { afterAll, afterEach, beforeAll } from "vitest";
import { server } from "./server.ts";

// happy-dom fetches no pictures and calls them complete; in a browser they are on their way.
if (typeof HTMLImageElement !== "undefined") {
  Object.defineProperty(HTMLImageElement.prototype, "complete", { get: () => false, configurable: true });
}

// The forms load their rules when they are first needed, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
