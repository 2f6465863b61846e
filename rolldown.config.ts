import { defineConfig } from "rolldown";

/** Packages with compiled code, which cannot be bundled; scripts/assemble.ts copies them. */
const native = ["@resvg/resvg-js", "argon2", "sharp"];

export default defineConfig({
  input: {
    main: "backend/src/main.ts",
    "programs/admin": "backend/src/programs/admin.ts",
    "programs/audit-check": "backend/src/programs/audit-check.ts",
    "programs/backup": "backend/src/programs/backup.ts",
    "programs/restore": "backend/src/programs/restore.ts",
    "programs/rehearse": "backend/src/programs/rehearse.ts",
    "programs/doctor": "backend/src/programs/doctor.ts",
    "programs/export": "backend/src/programs/export.ts",
    "programs/import": "backend/src/programs/import.ts",
  },
  platform: "node",
  external: native,
  logLevel: "warn",
  // `depd`, a dependency of Koa, creates its wrappers by eval, unbundled as well.
  checks: { eval: false },
  output: {
    // At the same depth as backend/src, so that paths relative to a source reach the root from here too.
    dir: "backend/dist",
    cleanDir: true,
    // The code stays unminified, in chunks named after their files, so that the lines of an error are readable: source
    // maps would take 23 MB of memory from the start.
    sourcemap: false,
    chunkFileNames: "[name]-[hash].js",
  },
});
