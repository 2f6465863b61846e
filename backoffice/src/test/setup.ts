import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll } from "vitest";
import { forgetCopies } from "./copiesApi.ts";
import { server } from "./server.ts";

// Screens are loaded when they are first shown, which takes its time on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => server.listen({ onUnhandledFrame: "error" }));

afterEach(() => {
  // First the screens, or their late requests meet no server.
  cleanup();
  server.resetHandlers();
  forgetCopies();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => server.close());

// The document of these tests knows no fonts, and so none that arrive.
Object.defineProperty(document, "fonts", { value: new EventTarget() });
