import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";

/** What is wrong with a file as a whole, and in which line. */
export class BrokenFile extends Error {
  readonly line: number;
  constructor(line: number, problem: string, options?: ErrorOptions) {
    super(problem, options);
    this.line = line;
  }
}

const notUtf8 = "The text is not UTF-8: save the file again in that encoding (“CSV UTF-8” in spreadsheets)";

/** Bytes as text. @throws {BrokenFile} where they are in another encoding */
export function utf8(bytes: Uint8Array, line: number): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new BrokenFile(line, notUtf8, { cause });
  }
}

/** @throws {BrokenFile} for two bytes a letter */
function refuseUtf16(start: Uint8Array) {
  const mark = Buffer.from(start.subarray(0, 2)).toString("hex");
  if (mark === "fffe" || mark === "feff" || start.includes(0))
    throw new BrokenFile(1, "The file is UTF-16, or no text at all: save it again as UTF-8");
}

const headBytes = 64 * 1024;

/** The beginning of a file, by which its format is known; a letter that is cut off at its end is left out. */
export async function headOf(path: string): Promise<string> {
  const file = await open(path, "r");
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const start = buffer.subarray(0, bytesRead);
    refuseUtf16(start.subarray(0, 4096));
    return start.toString().replace(/^\ufeff/, "");
  } finally {
    await file.close();
  }
}

/** Part of a file. */
export async function bytesAt(path: string, start: number, length: number): Promise<Buffer> {
  const file = await open(path, "r");
  try {
    return (await file.read(Buffer.alloc(length), 0, length, start)).buffer;
  } finally {
    await file.close();
  }
}

/** A whole file, a piece after the other. */
export const piecesOf = (path: string): AsyncIterable<Buffer> => createReadStream(path, { highWaterMark: 256 * 1024 });

/** The same as text. @throws {BrokenFile} with that advice, where it is in another encoding */
export async function* textOf(path: string, advice: string): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  try {
    for await (const piece of piecesOf(path)) {
      const text = decoder.decode(piece, { stream: true });
      line += text.split("\n").length - 1;
      yield text;
    }
    yield decoder.decode();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new BrokenFile(line, `The text is not UTF-8: ${advice}. It is somewhere from this line on`, { cause });
  }
}
