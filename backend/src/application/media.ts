import { type ImageKind, type ImageRule, imageProblem } from "@etalase/contracts/rules/image";
import { mediaPath } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { DomainError, invalidField, refusingTogether } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";

/** A file as a client sent it: `name` and `type` are only what the client says, `size` is in bytes. */
export type Upload = Readonly<{ name: string; type: string; size: number; bytes(): Promise<Uint8Array> }>;

/** A picture that holds nothing but what it shows, as it may be stored. `files[].width` is null for the full size. */
export type EncodedPicture = Readonly<{
  width: number;
  height: number;
  color: string;
  extension: "webp" | "png" | "svg" | "ico";
  files: readonly Readonly<{ width: number | null; bytes: Uint8Array }>[];
}>;

export interface ImageEncoder {
  /** @throws {DomainError} "invalid" when the bytes are no picture that may be stored; "busy" when too many wait. */
  encode(bytes: Uint8Array, kind: ImageKind): Promise<EncodedPicture>;
}

/** Keeps media files under names that cannot be guessed. */
export interface MediaStore {
  /** Stores all files of the picture, or none. */
  save(picture: EncodedPicture): Promise<Picture>;
  /** Files that are already gone are no error. */
  remove(picture: Picture): Promise<void>;
}

/** The encoder's refusal is the field's fault; that too many wait is nobody's. */
const refusedUnder =
  ({ upload, field, named }: PictureRequest) =>
  (error: unknown) => {
    if (error instanceof DomainError && error.kind === "invalid")
      throw invalidField(field, refusalOf(upload, error.message, named));
    throw error;
  };

/** The files of a form by their field. */
export type Files = Readonly<Record<string, readonly Upload[]>>;

/**
 * A picture field of a form, or several of up to `max`. `required` is the sentence for its absence, `tooMany` for more
 * than `max`; `named` puts the file's name before a refusal; `as` is the field that the refusal belongs to, where it is
 * another.
 */
export type PictureField = Readonly<{
  rule: ImageRule;
  required?: string;
  max?: number;
  tooMany?: string;
  named?: boolean;
  as?: string;
}>;
export type PictureFields = Readonly<Record<string, PictureField>>;

const ownFormats: Readonly<Record<string, string>> = {
  "image/svg+xml": "svg",
  "image/x-icon": "ico",
  "image/vnd.microsoft.icon": "ico",
};

/** Drawings and icon files come under their own types only; any raster format may be called by another's. */
const isTypeOf = (type: string, { extension }: EncodedPicture) =>
  (ownFormats[type.toLowerCase()] ?? "raster") === (["svg", "ico"].includes(extension) ? extension : "raster");

/** A picture that is to be stored: `field` is where a refusal belongs; `named` puts the file's name before it. */
export type PictureRequest = Readonly<{ upload: Upload; field: string; rule: ImageRule; named?: boolean }>;

/** The pictures of a form's files, in the order of its fields. */
export const requestsOf = (fields: PictureFields, files: Files): readonly PictureRequest[] =>
  Object.entries(fields).flatMap(([name, { rule, max, named = false, as: field = name }]) => {
    const uploads = files[name] ?? [];
    return (max === undefined ? uploads.slice(0, 1) : uploads).map((upload) => ({ upload, field, rule, named }));
  });

/** Names the file in a refusal where a form takes several of them. */
export const refusalOf = ({ name }: Upload, sentence: string, named = false): string =>
  named && name ? `${name}: ${sentence}` : sentence;

/** Decides on a stored picture: its address keeps it, "" removes it. @throws {DomainError} for any other text */
export function keptPicture(field: string, before: Picture | null, sent: string | undefined): Picture | null {
  if (sent === undefined) return before;
  if (sent === "") return null;
  if (before && sent.endsWith(mediaPath(before.file))) return before;
  throw invalidField(field, messages.imageUnreadable);
}

export function createPictures({ encoder, store }: Readonly<{ encoder: ImageEncoder; store: MediaStore }>) {
  const encode = async ({ upload, rule }: PictureRequest) => {
    const picture = await encoder.encode(await upload.bytes(), rule.kind);
    if (!isTypeOf(upload.type, picture)) throw new DomainError("invalid", { message: messages.imageUnreadable });
    return picture;
  };

  const admit = async (request: PictureRequest): Promise<Picture> => {
    const { upload, field, rule, named } = request;
    const problem = imageProblem(upload, rule);
    if (problem) throw invalidField(field, refusalOf(upload, problem, named));
    return store.save(await encode(request).catch(refusedUnder(request)));
  };

  const remove = async (pictures: readonly Picture[]) => {
    await Promise.all(pictures.map(store.remove));
  };

  return {
    remove,
    /**
     * Stores the pictures and runs the write with them, in their order; when one is refused or the write fails, none
     * is left. @throws {DomainError} "invalid" under the fields of all pictures that are refused
     */
    async during<T>(requests: readonly PictureRequest[], write: (pictures: readonly Picture[]) => Promise<T>) {
      const stored: Picture[] = [];
      try {
        await refusingTogether(requests, async (request) => {
          stored.push(await admit(request));
        });
        return await write(stored);
      } catch (error) {
        await remove(stored);
        throw error;
      }
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
