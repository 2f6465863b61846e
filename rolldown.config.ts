import { defineConfig } from "rolldown";

/** They bring compiled code, which cannot be bundled; scripts/assemble.ts copies them. */
const native = ["@resvg/resvg-js", "argon2", "sharp"];

export default defineConfig({
  input: {
    main: "backend/src/main.ts",
    "programs/admin": "backend/src/programs/admin.ts",
    "programs/audit-check": "backend/src/programs/audit-check.ts",
    "programs/backup": "backend/src/programs/backup.ts",
    "programs/restore": "backend/src/programs/restore.ts",
    "programs/rehearse": "backend/src/programs/rehearse.ts",
    "programs/move-media": "backend/src/programs/move-media.ts",
    "programs/doctor": "backend/src/programs/doctor.ts",
    "programs/export": "backend/src/programs/export.ts",
    "programs/import": "backend/src/programs/import.ts",
  },
  platform: "node",
  external: native,
  logLevel: "warn",
  // `depd`, below Koa, builds its wrappers by eval; so it does unbundled.
  checks: { eval: false },
  output: {
    // As deep as backend/src, so that a path from a source to the root holds here too.
    dir: "backend/dist",
    cleanDir: true,
    // The code stays as it is, each part under the name of its file, so that the lines of an error can be read in it:
    // maps would take 23 MB from the first moment on.
    sourcemap: false,
    chunkFileNames: "[name]-[hash].js",
  },
});
