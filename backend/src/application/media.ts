import { type ImageKind, type ImageRule, imageProblem } from "@etalase/contracts/rules/image";
import { mediaPath } from "@etalase/contracts/site/paths";
import { messages } from "@etalase/contracts/text/messages";
import { DomainError, invalidField, refusingTogether, UnknownOutcome } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";
import type { User } from "../domain/user.ts";

/** A picture that an import has stored ahead. One with a digest stays in the library, where its equals find it. */
export type StoredAhead = Readonly<{ picture: Picture; digest: string | null }>;

/** A file as a client sent it: `name` and `type` are only what the client says, `size` is in bytes. */
export type Upload = Readonly<{
  name: string;
  type: string;
  size: number;
  bytes(): Promise<Uint8Array>;
  /** Where it lies on disk, while the request lasts. */
  path?: string;
  stored?: StoredAhead;
}>;

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
  /** Stores all files of the picture, or none; under that name, where it is given and free. */
  save(picture: EncodedPicture, file?: string): Promise<Picture>;
  /** Files that are already gone are no error. */
  remove(picture: Picture): Promise<void>;
  /** Keeps the files, and serves them no longer; what is hidden or gone is no error. */
  hide(picture: Picture): Promise<void>;
  /** Serves the files again; what is served or gone is no error. @returns whether any was hidden */
  show(picture: Picture): Promise<boolean>;
  /** Bytes of all its files; those that are gone count nothing. */
  sizeOf(picture: Picture): Promise<number>;
}

/** Media that are served, and those that are kept without being served. */
export const mediaPlaces = ["media", "media-hidden"] as const;
export type MediaPlace = (typeof mediaPlaces)[number];

/** Every file that a store has, one by one: what is copied from one store to another. */
export interface MediaFiles {
  /** The place, for whoever is to look there. */
  where(place: MediaPlace): string;
  list(): Promise<readonly Readonly<{ place: MediaPlace; name: string }>[]>;
  /** Null when it is not there. */
  read(place: MediaPlace, name: string): Promise<Uint8Array | null>;
  /** Takes the place of one that has the name. */
  write(place: MediaPlace, name: string, bytes: Uint8Array): Promise<void>;
  /** What is gone already is no error. */
  remove(place: MediaPlace, name: string): Promise<void>;
}

/** The encoder's refusal is the field's fault; that too many wait is nobody's. */
const refusedUnder =
  ({ upload, field, named }: StoredRequest) =>
  (error: unknown) => {
    if (error instanceof DomainError && error.kind === "invalid")
      throw invalidField(field, refusalOf(upload, error.message, named));
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
 * A picture field of a form, or several of up to `max`. `required` is the sentence for its absence, `tooMany` for more
 * than `max`; `named` puts the file's name before a refusal; `as` is the field that the refusal belongs to, where it is
 * another. `fileOnly`: a picture of the library will not do.
 */
export type PictureField = Readonly<{
  rule: ImageRule;
  required?: string;
  max?: number;
  tooMany?: string;
  named?: boolean;
  as?: string;
  fileOnly?: true;
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

/** What the names of stored pictures end with that can stand where one of the kind is wanted. */
export const extensions: Readonly<Record<ImageKind, readonly string[]>> = {
  photo: ["webp"],
  logo: ["webp", "svg"],
  icon: ["png", "svg", "ico"],
};

/** Whether a stored picture can stand where one of that kind is wanted. */
export const isOfKind = ({ file }: Picture, kind: ImageKind): boolean =>
  extensions[kind].some((extension) => file.endsWith(`.${extension}`));

/** A picture that a form asks for: `field` is where a refusal belongs; `named` puts the file's name before it. */
export type PictureRequest = Readonly<{ upload: Upload | Chosen; field: string; rule: ImageRule; named?: boolean }>;
/** One that is to be stored. */
export type StoredRequest = PictureRequest & Readonly<{ upload: Upload }>;

/** The pictures of a form's files, in the order of its fields. */
export const requestsOf = (fields: PictureFields, files: Files): readonly PictureRequest[] =>
  Object.entries(fields).flatMap(([name, { rule, max, named = false, as: field = name }]) => {
    const uploads = files[name] ?? [];
    return (max === undefined ? uploads.slice(0, 1) : uploads).map((upload) => ({ upload, field, rule, named }));
  });

/** Whose a picture is that a record has brought along. */
export type PictureOwner = Pick<User, "id" | "name"> | null;

/** Keeps the library in step with what records do with their pictures. */
export interface PictureRegistry {
  /**
   * Changes content with the pictures of a form, in the order of the requests: files are stored and appear in the
   * library, chosen ones come from there. When one is refused or the write fails, nothing is left.
   */
  change<T>(
    requests: readonly PictureRequest[],
    owner: PictureOwner,
    work: (pictures: readonly Picture[]) => Promise<T>,
  ): Promise<T>;
  /**
   * Takes pictures out of the library that a record no longer shows, where nobody else does and the library does not
   * keep them: for good, or hidden until one is shown again. Returns them.
   */
  withdraw(pictures: readonly Picture[], how: "forGood" | "hidden"): Promise<readonly Picture[]>;
  /** The pictures of these files that the library knows, hidden ones too. */
  find(files: readonly string[]): Promise<readonly Picture[]>;
  /** Puts those that are shown again back. */
  putBack(pictures: readonly Picture[]): Promise<readonly Picture[]>;
}

/** Names the file in a refusal where a form takes several of them. */
export const refusalOf = ({ name }: Pick<Upload, "name">, sentence: string, named = false): string =>
  named && name ? `${name}: ${sentence}` : sentence;

/** Decides on a stored picture: its address keeps it, "" removes it. @throws {DomainError} for any other text */
export function keptPicture(field: string, before: Picture | null, sent: string | undefined): Picture | null {
  if (sent === undefined) return before;
  if (sent === "") return null;
  if (before && sent.endsWith(mediaPath(before.file))) return before;
  throw invalidField(field, messages.imageUnreadable);
}

export function createPictures({ encoder, store }: Readonly<{ encoder: ImageEncoder; store: MediaStore }>) {
  const encode = async ({ upload, rule }: StoredRequest) => {
    const picture = await encoder.encode(await upload.bytes(), rule.kind);
    if (!isTypeOf(upload.type, picture)) throw new DomainError("invalid", { message: messages.imageUnreadable });
    return picture;
  };

  /** @throws {DomainError} "invalid" under the picture's field */
  const encoded = async (request: StoredRequest): Promise<EncodedPicture> => {
    const { upload, field, rule, named } = request;
    const problem = imageProblem(upload, rule);
    if (problem) throw invalidField(field, refusalOf(upload, problem, named));
    return encode(request).catch(refusedUnder(request));
  };

  const admit = async (request: StoredRequest): Promise<Picture> => store.save(await encoded(request));

  // What cannot be removed is the sweep's to remove: by now the write has been done, or refused for a reason of its own.
  const remove = async (pictures: readonly Picture[]) => {
    await Promise.allSettled(pictures.map(store.remove));
  };

  return {
    remove,
    sizeOf: store.sizeOf,
    encoded,
    save: store.save,
    /**
     * Stores the pictures and runs the write with them, in their order; when one is refused or the write fails, none
     * is left. They stay when nobody knows whether the write has failed, since its record may show them.
     * @throws {DomainError} "invalid" under the fields of all pictures that are refused
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
