import { existsSync } from "node:fs";
import type { ContentResource } from "@etalase/contracts/kinds";
import type { ReadEntries } from "../../application/exchange/entry.ts";
import type { Export } from "../../application/exchange/export.ts";
import { DomainError } from "../../domain/errors.ts";
import { csvExport, isCsvExport, readCsvExport } from "./csv-export.ts";
import type { ReadOptions } from "./foreign-article.ts";
import { createGhostReader, isGhostExport } from "./ghost.ts";
import { isJsonExport, jsonExport, readJsonExport } from "./json-export.ts";
import { BrokenFile, headOf } from "./text-file.ts";
import { createWordPressReader, isWordPressExport } from "./wordpress.ts";

/** A kind of file that can be imported. */
type Format = Readonly<{
  name: string;
  /** The file is another product's, so its pictures are on its site. */
  isForeign?: true;
  /** Recognises the format by the beginning of the file, whatever the file is called. */
  fits: (head: string) => boolean;
  /** Makes a reader that starts from the beginning of the file on every call. */
  reader: (path: string, options: ReadOptions) => ReadEntries;
}>;

/** All formats that can be imported: another format is one more row. */
const formats: readonly Format[] = [
  { name: "JSON export", fits: isJsonExport, reader: (path) => () => readJsonExport(path) },
  { name: "CSV export", fits: isCsvExport, reader: (path) => () => readCsvExport(path) },
  { name: "WordPress export", fits: isWordPressExport, reader: createWordPressReader, isForeign: true },
  { name: "Ghost export", fits: isGhostExport, reader: createGhostReader, isForeign: true },
];

/** Passes each sentence on once, since files are read more than once. */
function noteOnce(note: (sentence: string) => void = () => {}) {
  const said = new Set<string>();
  return (sentence: string) => {
    if (said.has(sentence)) return;
    said.add(sentence);
    note(sentence);
  };
}

/** @throws {DomainError} "invalid" for a file that is in none of the formats */
export async function openImport(
  path: string,
  options: Partial<ReadOptions> = {},
): Promise<Readonly<{ name: string; isForeign: boolean; read: ReadEntries }>> {
  if (!existsSync(path)) throw new DomainError("invalid", { message: `There is no file ${path}` });
  const head = await headOf(path).catch((error: unknown) => {
    if (error instanceof BrokenFile)
      throw new DomainError("invalid", { message: `line ${error.line}: ${error.message}` });
    if (error instanceof Error && "syscall" in error)
      throw new DomainError("invalid", { message: `${path} cannot be read: ${error.message}` });
    throw error;
  });
  const format = formats.find(({ fits }) => fits(head));
  if (!format) {
    const names = formats.map(({ name }) => name).join(", ");
    throw new DomainError("invalid", {
      message:
        `The file is in none of the formats that can be imported: ${names}. ` +
        "A table needs a first line that names its columns, “resource” among them",
    });
  }
  return {
    name: format.name,
    isForeign: format.isForeign ?? false,
    read: format.reader(path, { now: () => new Date(), ...options, note: noteOnce(options.note) }),
  };
}

type Write = (exporting: Export, resources: readonly ContentResource[]) => AsyncIterable<string>;

/**
 * The formats of an export, by the name that is requested. @throws {DomainError} "invalid" for kinds that do not go
 * together
 */
export const exportFormats: Readonly<Record<string, Write>> = { json: jsonExport, csv: csvExport };
