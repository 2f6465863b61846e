import { mediaLimits } from "@etalase/contracts/media";
import type { MediaQuery } from "@etalase/contracts/media.schema";
import { cleanLine, isPlainLine } from "@etalase/contracts/text/characters";
import type { Media, StoredMedia } from "../../domain/media.ts";
import type { Picture } from "../../domain/picture.ts";
import type { Rows } from "../content.ts";

/** A picture in a list of results. */
export type ListedMedia = Pick<Media, "id" | "bytes"> & Readonly<{ file: string }>;

export interface MediaRepository {
  list(query: MediaQuery): Promise<Rows<Media>>;
  /** All pictures that the query finds, in its order, in batches of some hundred; its page is ignored. */
  eachListed(query: MediaQuery): AsyncIterable<readonly ListedMedia[]>;
  /** All pictures, including hidden ones, in batches of some hundred. */
  each(): AsyncIterable<readonly StoredMedia[]>;
  findById(id: string): Promise<Media | null>;
  findByIds(ids: readonly string[]): Promise<readonly Media[]>;
  findByFiles(files: readonly string[]): Promise<readonly Media[]>;
  findByDigest(digest: string): Promise<Media | null>;
  /** Returns those of the files that the library knows, including hidden ones. */
  knownOf(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns those of the files that stay, whatever the records that name them do. */
  keptOf(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Tells whether the library has a picture with this file that is not hidden. */
  isShown(file: string): Promise<boolean>;
  /** Hides or shows pictures. Hidden ones are found only by their files, and are not served. */
  hide(ids: readonly string[], isHidden: boolean): Promise<void>;
  /** The CSS classes of crops with another focal point than the centre. */
  crops(): Promise<readonly string[]>;
  insert(media: readonly Media[]): Promise<void>;
  /** Writes the picture with its version raised; whether the library keeps it stays the same. */
  update(media: Media): Promise<Media>;
  /** Makes the picture stay when no record uses it. */
  keep(id: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

/** The files that revisions and the trash need, each by the 32 digits at the start of its name. */
export interface KeptFiles {
  stems(): Promise<ReadonlySet<string>>;
  /** The pictures of these files that the library has had. */
  pictures(files: readonly string[]): Promise<readonly Picture[]>;
}

/** The audit log's reference to a picture. */
export const mediaAbout = ({ id, name }: Media) => ({ resource: "media", record: { id, title: name } });

/** The name of a picture, from its file name. */
export const nameOf = (fileName: string): string =>
  [...cleanLine(fileName)].filter(isPlainLine).slice(0, mediaLimits.nameMax).join("").trim() || "Picture";
