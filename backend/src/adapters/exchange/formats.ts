import { existsSync } from "node:fs";
import type { ContentResource } from "@etalase/contracts/kinds";
import { inEnglish, type Refusal, refusal, verbatim } from "@etalase/contracts/refusals/refusal";
import { at, type ReadEntries } from "../../application/exchange/entry.ts";
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
  name: Refusal;
  /** The file is another product's, so its pictures are on its site. */
  isForeign?: true;
  /** Recognises the format by the beginning of the file, whatever the file is called. */
  fits: (head: string) => boolean;
  /** Makes a reader that starts from the beginning of the file on every call. */
  reader: (path: string, options: ReadOptions) => ReadEntries;
}>;

/** All formats that can be imported: another format is one more row. */
const formats: readonly Format[] = [
  { name: refusal("JSON export"), fits: isJsonExport, reader: (path) => () => readJsonExport(path) },
  { name: refusal("CSV export"), fits: isCsvExport, reader: (path) => () => readCsvExport(path) },
  { name: refusal("WordPress export"), fits: isWordPressExport, reader: createWordPressReader, isForeign: true },
  { name: refusal("Ghost export"), fits: isGhostExport, reader: createGhostReader, isForeign: true },
];

/** Passes each sentence on once, since files are read more than once. */
function noteOnce(note: ReadOptions["note"] = () => {}): ReadOptions["note"] {
  const sentences = new Set<string>();
  return (problem) => {
    const sentence = inEnglish(problem);
    if (sentences.has(sentence)) return;
    sentences.add(sentence);
    note(problem);
  };
}

/** @throws {DomainError} "invalid" for a file that is in none of the formats */
export async function openImport(
  path: string,
  options: Partial<ReadOptions> = {},
): Promise<Readonly<{ name: Refusal; isForeign: boolean; read: ReadEntries }>> {
  if (!existsSync(path)) throw new DomainError("invalid", { message: verbatim(`There is no file ${path}`) });
  const head = await headOf(path).catch((error: unknown) => {
    if (error instanceof BrokenFile) throw new DomainError("invalid", { message: at(error.where, error.problem) });
    if (error instanceof Error && "syscall" in error)
      throw new DomainError("invalid", { message: verbatim(`${path} cannot be read: ${error.message}`) });
    throw error;
  });
  const format = formats.find(({ fits }) => fits(head));
  if (!format)
    throw new DomainError("invalid", {
      message: refusal(
        "The file is in none of the formats that can be imported: {word}. A table needs a first line that names its columns, “resource” among them",
        { word: "JSON export, CSV export, WordPress export, Ghost export" },
      ),
    });
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
