import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type ImageRule, photoRule } from "@etalase/contracts/image";
import type { PictureRequest } from "./application/media.ts";
import type { NewId } from "./application/ports.ts";
import type { Picture } from "./domain/picture.ts";
import type { DemoMarks } from "./persistence/demo.ts";

/** One kind of demo content: the pictures it needs, and how it is stored once it has them, in their order. */
export type DemoPart = Readonly<{
  requests: readonly PictureRequest[];
  insert(stored: readonly Picture[]): Promise<void>;
}>;

/** What every part needs. `folder` holds its records and media. */
export type DemoNeeds = Readonly<{ folder: string; marks: DemoMarks; newId: NewId }>;

const types: Readonly<Record<string, string>> = { webp: "image/webp", svg: "image/svg+xml" };

/** A demo picture goes through the same gate as everybody's. */
export async function requestFor(folder: string, file: string, rule: ImageRule = photoRule): Promise<PictureRequest> {
  const bytes = await readFile(join(folder, "media", file));
  const type = types[file.split(".").at(-1) ?? ""] ?? "";
  return { upload: { name: file, type, size: bytes.length, bytes: async () => bytes }, field: file, rule };
}

/** The demo's own files are checked by a test against the rules of the forms, so their shape is known. */
export const readRecords = async <T>(folder: string, file: string): Promise<readonly T[]> =>
  JSON.parse(await readFile(join(folder, file), "utf8")) as readonly T[];
