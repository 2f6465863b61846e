import { existsSync } from "node:fs";
import type { ContentResource, Entry, Refused } from "../../application/exchange/entry.ts";
import type { Export } from "../../application/exchange/exporting.ts";
import type { ReadEntries } from "../../application/exchange/importing.ts";
import { DomainError } from "../../domain/errors.ts";
import { csvExport, isCsvExport, readCsvExport } from "./csv-export.ts";
import { isJsonExport, jsonExport, readJsonExport } from "./json-export.ts";
import { BrokenFile, headOf } from "./text-file.ts";

/** A kind of file that can be imported. */
type Format = Readonly<{
  name: string;
  /** Known by the beginning of the file, whatever it is called. */
  fits: (head: string) => boolean;
  read: (path: string) => AsyncIterable<Entry | Refused>;
}>;

/** All that can be imported: another format is one more row. */
const formats: readonly Format[] = [
  { name: "JSON export", fits: isJsonExport, read: readJsonExport },
  { name: "CSV export", fits: isCsvExport, read: readCsvExport },
];

/** @throws {DomainError} "invalid" for a file that is in none of the formats */
export async function openImport(path: string): Promise<Readonly<{ name: string; read: ReadEntries }>> {
  if (!existsSync(path)) throw new DomainError("invalid", { message: `There is no file ${path}` });
  const head = await headOf(path).catch((error: unknown) => {
    if (error instanceof BrokenFile)
      throw new DomainError("invalid", { message: `line ${error.line}: ${error.message}` });
    throw error;
  });
  const format = formats.find(({ fits }) => fits(head));
  if (!format) {
    const names = formats.map(({ name }) => name).join(", ");
    throw new DomainError("invalid", { message: `The file is in none of the formats that can be imported: ${names}` });
  }
  return { name: format.name, read: () => format.read(path) };
}

type Write = (exporting: Export, resources: readonly ContentResource[]) => AsyncIterable<string>;

/** What can be written, by the name that is asked for. @throws {DomainError} "invalid" for kinds that do not go together */
export const exportFormats: Readonly<Record<string, Write>> = { json: jsonExport, csv: csvExport };
