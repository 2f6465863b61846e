import { mediaLimits } from "@etalase/contracts/media";
import type { MediaQuery } from "@etalase/contracts/media.schema";
import type { Media, StoredMedia } from "../../domain/media.ts";
import type { Found } from "../content.ts";

/** A picture as it is looked for in a list. */
export type ListedMedia = Pick<Media, "id" | "bytes"> & Readonly<{ file: string }>;

export interface MediaRepository {
  list(query: MediaQuery): Promise<Found<Media>>;
  /** All that the query finds, in its order, some hundred after the other; its page does not count. */
  eachListed(query: MediaQuery): AsyncIterable<readonly ListedMedia[]>;
  /** All, hidden ones too, some hundred after the other. */
  each(): AsyncIterable<readonly StoredMedia[]>;
  findById(id: string): Promise<Media | null>;
  findByIds(ids: readonly string[]): Promise<readonly Media[]>;
  findByFiles(files: readonly string[]): Promise<readonly Media[]>;
  findByDigest(digest: string): Promise<Media | null>;
  /** Returns which of the files it knows, hidden ones too. */
  knownOf(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Returns those of them that stay, whatever the records that name them do. */
  keptOf(files: readonly string[]): Promise<ReadonlySet<string>>;
  /** Hidden ones are found by their files alone. @returns the ids of those that were not so before */
  hide(ids: readonly string[], isHidden: boolean): Promise<readonly string[]>;
  /** The classes of crops that keep another point in sight than the centre. */
  crops(): Promise<readonly string[]>;
  insert(media: readonly Media[]): Promise<void>;
  /** With its version raised; whether it is kept stays as it is. */
  update(media: Media): Promise<Media>;
  /** Keeps it while nobody uses it. */
  keep(id: string): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

/** What an act is about that concerns a picture. */
export const mediaAbout = ({ id, name }: Media) => ({ resource: "media", record: { id, title: name } });

/** A picture's name as its file had it. */
export const nameOf = (fileName: string): string =>
  [...fileName.replace(/\p{C}/gu, "").trim()].slice(0, mediaLimits.nameMax).join("") || "Picture";
