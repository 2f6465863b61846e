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

// Popper tells a window from an element by its text, as whose this document would write all of the element's HTML.
Element.prototype.toString = () => "[object Element]";

// Styles of files do not apply here either; to look for those of components would be half of the time.
Object.defineProperty(HTMLStyleElement.prototype, "sheet", { get: () => null });
