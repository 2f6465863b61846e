import { type ImageRule, imageProblem } from "@etalase/contracts/image";
import { DomainError, invalidField } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";

/** A file as a client sent it: `name` and `type` are only what the client says, `size` is in bytes. */
export type Upload = Readonly<{ name: string; type: string; size: number; bytes(): Promise<Uint8Array> }>;

/** A picture that was decoded whole and encoded anew, without metadata. `files[].width` is null for the full size. */
export type EncodedPicture = Readonly<{
  width: number;
  height: number;
  color: string;
  extension: string;
  files: readonly Readonly<{ width: number | null; bytes: Uint8Array }>[];
}>;

export interface ImageEncoder {
  /** @throws {DomainError} "invalid" when the bytes are no picture that may be stored; "busy" when too many wait. */
  encode(bytes: Uint8Array): Promise<EncodedPicture>;
}

/** Where media files are kept, under names that cannot be guessed. */
export interface MediaStore {
  /** Stores all files of the picture, or none. */
  save(picture: EncodedPicture): Promise<Picture>;
  /** Files that are already gone are no error. */
  remove(picture: Picture): Promise<void>;
}

/** What the encoder refuses is the field's fault; that too many wait is nobody's. */
const refusedUnder = (field: string) => (error: unknown) => {
  if (error instanceof DomainError && error.kind === "invalid") throw invalidField(field, error.message);
  throw error;
};

/** A picture that is to be stored: `field` is where a refusal belongs. */
export type PictureRequest = Readonly<{ upload: Upload; field: string; rule: ImageRule }>;

export function createPictures({ encoder, store }: Readonly<{ encoder: ImageEncoder; store: MediaStore }>) {
  const admit = async ({ upload, field, rule }: PictureRequest): Promise<Picture> => {
    const problem = imageProblem(upload, rule);
    if (problem) throw invalidField(field, problem);
    return store.save(await encoder.encode(await upload.bytes()).catch(refusedUnder(field)));
  };

  const remove = async (pictures: readonly Picture[]) => {
    await Promise.all(pictures.map(store.remove));
  };

  return {
    remove,
    /**
     * Stores the pictures and runs the write with them, in their order; when one is refused or the write fails, none
     * is left. @throws {DomainError} "invalid" under the field of the picture that is refused
     */
    async during<T>(requests: readonly PictureRequest[], write: (pictures: readonly Picture[]) => Promise<T>) {
      const stored: Picture[] = [];
      try {
        for (const request of requests) stored.push(await admit(request));
        return await write(stored);
      } catch (error) {
        await remove(stored);
        throw error;
      }
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
