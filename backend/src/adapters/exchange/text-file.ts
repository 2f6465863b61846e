import { isUtf8 } from "node:buffer";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { inEnglish, type Refusal, refusal, type Word } from "@etalase/contracts/refusals/refusal";

/** An error of the file as a whole, with the line that it is in. */
export class BrokenFile extends Error {
  readonly where: Refusal;
  readonly problem: Refusal;
  constructor(line: number, problem: Refusal, options?: ErrorOptions) {
    super(inEnglish(problem), options);
    this.where = lineAt(line);
    this.problem = problem;
  }
}

export const lineAt = (line: number): Refusal => refusal("line {line}", { line });

const notUtf8 = refusal("The text is not UTF-8: save the file again in that encoding");

const newline = 0x0a;

/** The number of lines of a piece that are UTF-8 before the first that is not. */
function goodLines(piece: Buffer): number {
  // The first letter may have begun in the piece before.
  let from = piece.findIndex((byte) => byte < 0x80 || byte >= 0xc0);
  for (let lines = 0; ; lines += 1) {
    const end = piece.indexOf(newline, from);
    if (end < 0 || !isUtf8(piece.subarray(from, end))) return lines;
    from = end + 1;
  }
}

/** Decodes bytes; `line` is the one that they begin in. @throws {BrokenFile} when they are in another encoding */
export function utf8(bytes: Uint8Array, line: number): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new BrokenFile(line + goodLines(Buffer.from(bytes)), notUtf8, { cause });
  }
}

/** The first bytes of archives. */
const archives = [
  ["504b0304", "ZIP"],
  ["1f8b", "gzip"],
] as const;

/** Names at the start of the files of Excel, Google Sheets and LibreOffice, which are archives, too. */
const spreadsheet = /xl\/w|opendocument\.spreadsheet/;

/** @throws {BrokenFile} for an archive, and for an encoding with two bytes a letter */
function refuseNoText(start: Buffer) {
  const mark = start.toString("hex", 0, 4);
  const [, archive] = archives.find(([bytes]) => mark.startsWith(bytes)) ?? [];
  if (archive && spreadsheet.test(start.toString("latin1")))
    throw new BrokenFile(1, refusal("This is a spreadsheet: save it as CSV (UTF-8), and import that file"));
  if (archive)
    throw new BrokenFile(
      1,
      refusal("This is a {kind} archive: unpack it, and import the file that is in it", { kind: archive }),
    );
  if (/^(?:fffe|feff)/.test(mark) || start.subarray(0, 4096).includes(0))
    throw new BrokenFile(1, refusal("The file is UTF-16, or not text at all: save it again as UTF-8"));
}

const headBytes = 64 * 1024;

export async function bytesAt(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns the beginning of a file, by which its format is known, without a letter that is cut off at its end. */
export async function headOf(path: string): Promise<string> {
  const start = await bytesAt(path, 0, headBytes);
  refuseNoText(start);
  return start.toString().replace(/^\ufeff/, "");
}

/** Reads a whole file, one piece after the other. */
export const piecesOf = (path: string): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: 256 * 1024 });

/** Reads a whole file as text. @throws {BrokenFile} with that advice, when the file is in another encoding */
export async function* textOf(path: string, advice: Word): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  let piece: Buffer = Buffer.alloc(0);
  try {
    for await (piece of piecesOf(path)) {
      const text = decoder.decode(piece, { stream: true });
      line += text.split("\n").length - 1;
      yield text;
    }
    piece = Buffer.alloc(0);
    yield decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new BrokenFile(line + goodLines(piece), refusal("The text is not UTF-8: {word}", { word: advice }), {
      cause,
    });
  }
}
