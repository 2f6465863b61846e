import { format } from "node:util";
import { afterEach, expect } from "vitest";

const faults: string[] = [];

window.addEventListener("error", ({ error }) => faults.push(format(error)));

const libraries = /node_modules\/(react|react-dom|@mui|@emotion)\//;
const tell = console.error;

// So the development builds warn.
console.error = (...words: unknown[]) => {
  const [, , caller = ""] = new Error().stack?.split("\n") ?? [];
  if (libraries.test(caller)) faults.push(format(...words));
  tell(...words);
};

/** Fails a test in which nobody has caught an error, or a library has told of one. */
export const expectNoFaults = () => afterEach(() => expect(faults.splice(0)).toEqual([]));
