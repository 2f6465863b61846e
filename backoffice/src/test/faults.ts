import { format } from "node:util";
import { afterEach, expect } from "vitest";

const faults: string[] = [];

window.addEventListener("error", ({ error }) => faults.push(format(error)));

const libraries = /node_modules\/(react|react-dom|@mui|@emotion)\//;
const tell = console.error;

// The libraries' development builds warn this way.
console.error = (...words: unknown[]) => {
  const [, , caller = ""] = new Error().stack?.split("\n") ?? [];
  if (libraries.test(caller)) faults.push(format(...words));
  tell(...words);
};

/** Fails a test that left an error uncaught, or in which a library has warned. */
export const expectNoFaults = () => afterEach(() => expect(faults.splice(0)).toEqual([]));
