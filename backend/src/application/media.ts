import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";
import { type ImageKind, type ImageRule, imageProblem } from "@etalase/contracts/rules/image";
import { mediaPath } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { DomainError, invalidField, refusingTogether, UnknownOutcome } from "../domain/errors.ts";
import type { KeptRecord } from "../domain/history.ts";
import type { Picture } from "../domain/picture.ts";
import type { User } from "../domain/user.ts";

/**
 * A picture that an import has stored ahead, with the bytes of all its files. With a digest it stays in the library,
 * where equal pictures find it.
 */
export type StoredAhead = Readonly<{ picture: Picture; bytes: number; digest: string | null }>;

/**
 * A file from a client. `name` is only the client's claim, and so is `type` where the bytes tell none. `size` is in
 * bytes.
 */
export type Upload = Readonly<{
  name: string;
  type: string;
  size: number;
  bytes(): Promise<Uint8Array>;
  /** The path on disk, while the request lasts. */
  path?: string;
  stored?: StoredAhead;
  /** Takes the words for the visible parts that the stored drawing lacks. */
  tellLost?: (parts: readonly string[]) => void;
}>;

/** A picture without metadata, in the form in which it may be stored. `files[].width` is null for the full size. */
export type EncodedPicture = Readonly<{
  width: number;
  height: number;
  color: string;
  extension: "webp" | "png" | "svg";
  files: readonly Readonly<{ width: number | null; bytes: Uint8Array }>[];
  /** The words for visible parts of a drawing that were removed. */
  lost?: readonly string[];
}>;

export interface ImageEncoder {
  /**
   * @throws {DomainError} "invalid" when the bytes are no picture that may be stored; "busy" when too many callers
   * wait.
   */
  encode(bytes: Uint8Array, kind: ImageKind): Promise<EncodedPicture>;
}

/** Stores media files under names that cannot be guessed. */
export interface MediaStore {
  /** Stores all files of the picture, or none; under the name `file`, if it is given and free. */
  save(picture: EncodedPicture, file?: string): Promise<Picture>;
  /** Files that are already gone are no error. */
  remove(picture: Picture): Promise<unknown>;
  /** The bytes of all its files; missing ones count nothing. */
  sizeOf(picture: Picture): Promise<number>;
}

/** Every single file of a store, for a copy into another store. */
export interface MediaFiles {
  /** The place, in words for an operator. */
  where: string;
  list(): Promise<readonly string[]>;
  /** Null when the file does not exist. */
  read(name: string): Promise<Uint8Array | null>;
  /** Replaces an existing file of that name. */
  write(name: string, bytes: Uint8Array): Promise<unknown>;
  /** A missing file is no error. */
  remove(name: string): Promise<unknown>;
}

/** A refusal of the encoder belongs to the field; a queue that is too long belongs to none. */
const refusedUnder =
  ({ upload, field, named }: StoredRequest) =>
  (error: unknown) => {
    if (error instanceof DomainError && error.kind === "invalid")
      throw invalidField(field, refusalOf(upload, error.refusal ?? messages.imageUnreadable, named));
    throw error;
  };

/** A picture of the library, in place of a file. */
export type Chosen = Readonly<{ mediaId: string }>;
export const isChosen = (upload: Upload | Chosen): upload is Chosen => "mediaId" in upload;
export const storedAheadOf = (upload: Upload | Chosen): StoredAhead | undefined =>
  isChosen(upload) ? undefined : upload.stored;

/** The files of a form by their field. */
export type Files = Readonly<Record<string, readonly (Upload | Chosen)[]>>;

/**
 * A picture field of a form, with one picture or up to `max`. `required` is the message when it is missing, `tooMany`
 * when there are more than `max`; `named` puts the file's name before a refusal; `as` is the field that a refusal
 * belongs to, if it is another one. `fileOnly` excludes pictures of the library.
 */
export type PictureField = Readonly<{
  rule: ImageRule;
  required?: Refusal;
  max?: number;
  tooMany?: Refusal;
  named?: boolean;
  as?: string;
  fileOnly?: true;
}>;
export type PictureFields = Readonly<Record<string, PictureField>>;

/** The extensions of stored pictures that are allowed for each kind. */
export const extensions: Readonly<Record<ImageKind, readonly string[]>> = {
  photo: ["webp"],
  logo: ["webp", "svg"],
  icon: ["png", "svg", "ico"],
};

/** Tells whether a stored picture is allowed where one of that kind is wanted. */
export const isOfKind = ({ file }: Picture, kind: ImageKind): boolean =>
  extensions[kind].some((extension) => file.endsWith(`.${extension}`));

/** A picture in a form: `field` is the one that a refusal belongs to; `named` puts the file's name before it. */
export type PictureRequest = Readonly<{ upload: Upload | Chosen; field: string; rule: ImageRule; named?: boolean }>;
/** A picture that is to be stored. */
export type StoredRequest = PictureRequest & Readonly<{ upload: Upload }>;

/** The field for pictures that an article's text shows, beside those of its fields. */
export const inTextField = "inText";

/** The pictures of a form's files, in the order of its fields. */
export const requestsOf = (fields: PictureFields, files: Files): readonly PictureRequest[] =>
  Object.entries(fields).flatMap(([name, { rule, max, named = false, as: field = name }]) => {
    const uploads = files[name] ?? [];
    return (max === undefined ? uploads.slice(0, 1) : uploads).map((upload) => ({ upload, field, rule, named }));
  });

/** The owner of a picture that came with a record. */
export type PictureOwner = Pick<User, "id" | "name"> | null;

/** A form with its picture fields, and the person who sends it. */
export type PictureForm = Readonly<{ fields: PictureFields; files: Files; owner: PictureOwner }>;

/** Returns a form's new pictures, by the field that their refusals belong to. */
export type Stored = (field: string) => readonly Picture[];

/** Keeps the library in step with the pictures of records. */
export interface PictureRegistry {
  /**
   * Changes content with the pictures of a form: its files are stored and added to the library, chosen ones come from
   * there. When one is refused or the write fails, nothing is left.
   */
  change<T>(form: PictureForm, write: (stored: Stored) => Promise<T>): Promise<T>;
  /**
   * Shows the pictures that records have in their new state, and hides those that nothing uses any more. Runs in the
   * transaction of the write.
   */
  follow(before: readonly KeptRecord[], after: readonly KeptRecord[]): Promise<unknown>;
  /** Removes pictures for good that no record, no history and no library needs. */
  discard(pictures: readonly Picture[]): Promise<unknown>;
}

/** Names the file in a refusal when a form takes several files. */
export const refusalOf = ({ name }: Pick<Upload, "name">, problem: Refusal, named = false): Refusal =>
  named && name ? refusal("{name}: {refusal}", { name, refusal: problem }) : problem;

/** Decides about a stored picture: its address keeps it, "" removes it. @throws {DomainError} for any other text */
export function keptPicture(field: string, before: Picture | null, sent: string | undefined): Picture | null {
  if (sent === undefined) return before;
  if (sent === "") return null;
  if (before && sent.endsWith(mediaPath(before.file))) return before;
  throw invalidField(field, messages.imageUnreadable);
}

export function createPictures({ encoder, store }: Readonly<{ encoder: ImageEncoder; store: MediaStore }>) {
  /** @throws {DomainError} "invalid" under the picture's field */
  const encoded = async (request: StoredRequest): Promise<EncodedPicture> => {
    const { upload, field, rule, named } = request;
    const problem = imageProblem(upload, rule);
    if (problem) throw invalidField(field, refusalOf(upload, problem, named));
    const picture = await encoder.encode(await upload.bytes(), rule.kind).catch(refusedUnder(request));
    if (picture.lost) upload.tellLost?.(picture.lost);
    return picture;
  };

  const admit = async (request: StoredRequest): Promise<Picture> => store.save(await encoded(request));

  // The sweep removes the files that cannot be removed now: the write is already stored, or refused for its own reason.
  const remove = async (pictures: readonly Picture[]) => {
    await Promise.allSettled(pictures.map(store.remove));
  };

  return {
    remove,
    sizeOf: store.sizeOf,
    encoded,
    save: store.save,
    /**
     * Stores the pictures and runs the write with them, in their order; when one is refused or the write fails, none is
     * left. They stay when the outcome of the write is unknown, since its record may show them.
     * @throws {DomainError} "invalid" under the fields of all refused pictures
     */
    async during<T>(requests: readonly StoredRequest[], write: (pictures: readonly Picture[]) => Promise<T>) {
      const stored: Picture[] = [];
      try {
        await refusingTogether(requests, async (request) => {
          stored.push(await admit(request));
        });
        return await write(stored);
      } catch (error) {
        if (!(error instanceof UnknownOutcome)) await remove(stored);
        throw error;
      }
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
