import { mediaLimits } from "@etalase/contracts/media";
import type { MediaQuery } from "@etalase/contracts/media.schema";
import type { Media } from "../../domain/media.ts";
import type { Picture } from "../../domain/picture.ts";
import type { Found } from "../content.ts";

export interface MediaRepository {
  list(query: MediaQuery): Promise<Found<Media>>;
  /** All that the query finds, in its order; its page does not count. */
  all(query: MediaQuery): Promise<readonly Media[]>;
  findById(id: string): Promise<Media | null>;
  findByIds(ids: readonly string[]): Promise<readonly Media[]>;
  findByFiles(files: readonly string[]): Promise<readonly Media[]>;
  findByDigest(digest: string): Promise<Media | null>;
  /** The pictures that stay while nobody uses them. */
  kept(): Promise<readonly Picture[]>;
  /** Those that came with a record, hidden ones too. */
  unkept(): Promise<readonly Media[]>;
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
