import type { Plugin } from "vite";
import { sentences } from "../src/kit/language/reactAdmin.ts";

/** Returns the keys of react-admin's messages in a script; of one made at run time, its fixed beginning. */
export const keysIn = (code: string): readonly string[] =>
  [...code.matchAll(/["'`](ra\.[a-z_]+\.(?:\w+|(?=\$\{)))/g)].map(([, key = ""]) => key);

const isKnown = (key: string) =>
  key.endsWith(".") ? Object.keys(sentences).some((one) => one.startsWith(key)) : key in sentences;

/** Stops the build when a component of react-admin would show a message that the dashboard has no sentence for. */
export const knowMessages = (): Plugin => ({
  name: "know-messages",
  apply: "build",
  generateBundle(_, bundle) {
    const code = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? output.code : []));
    const unknown = code.flatMap(keysIn).filter((key) => !isKnown(key));
    if (unknown.length) this.error(`language/reactAdmin.ts has no sentence for ${[...new Set(unknown)].join(", ")}`);
  },
});
