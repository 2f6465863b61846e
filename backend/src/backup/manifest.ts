import * as z from "zod";

/** A backup cannot be made, read or restored; the message is a single line with the reason. */
export class BackupRefused extends Error {}

export const manifestName = "manifest.json";

const size = z.number().check(z.int(), z.nonnegative());

/** The manifest of a backup. `migrations` lists the migrations of its database, in their order. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(["sqlite", "mysql"]),
  migrations: z.array(z.string()).check(z.minLength(1)),
  /** The number of rows of each table. */
  tables: z.record(z.string().check(z.regex(/^[a-z_]{1,64}$/)), size),
  contents: z.record(z.string(), z.strictObject({ size, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) })),
});

export type Manifest = Readonly<z.infer<typeof manifestSchema>>;
/** The parts of a backup except the manifest, by their names. */
export type Contents = Manifest["contents"];

/** The name of a table's part, which holds rows as compressed JSON, one per line. */
export const rowsName = (table: string, part: number): string =>
  `database/${table}/${String(part).padStart(6, "0")}.ndjson.gz`;
export const tableOf = (name: string): string | undefined =>
  /^database\/([a-z_]+)\/\d{6,}\.ndjson\.gz$/.exec(name)?.[1];

export const secretName = "token-secret";

export const mediaName = (file: string): string => `media/${file}`;
/** The file of a part; backups of earlier versions have a second folder, for hidden files. */
export const mediaPartOf = (name: string): string | undefined =>
  /^media(?:-hidden)?\/([0-9a-f]{32}(?:-\d{2,4})?\.[a-z]{3,4})$/.exec(name)?.[1];

/** Tells whether a backup may have a part of this name. */
export const isPartName = (name: string): boolean =>
  name === manifestName || name === secretName || tableOf(name) !== undefined || mediaPartOf(name) !== undefined;
