import { mediaMessages } from "@etalase/contracts/media";
import { invalidField } from "../../domain/errors.ts";
import type { Media } from "../../domain/media.ts";
import type { Picture } from "../../domain/picture.ts";
import {
  isChosen,
  isOfKind,
  type PictureOwner,
  type PictureRequest,
  type Pictures,
  refusalOf,
  storedAheadOf,
} from "../media.ts";
import type { Clock, NewId } from "../ports.ts";
import { type MediaRepository, nameOf } from "./repository.ts";

export type RegisteringNeeds = Readonly<{ media: MediaRepository; pictures: Pictures; now: Clock; newId: NewId }>;

type Arrived = Readonly<{ picture: Picture; name: string; bytes: number; digest?: string | null }>;

/** Adds pictures to the library that it does not know. */
export async function register(
  { media, now, newId }: RegisteringNeeds,
  arrived: readonly Arrived[],
  owner: PictureOwner,
): Promise<void> {
  if (arrived.length === 0) return;
  const known = await media.knownOf(arrived.map(({ picture }) => picture.file));
  const records: Media[] = [];
  for (const { picture, name, bytes, digest = null } of arrived.filter(({ picture }) => !known.has(picture.file))) {
    // Somebody else may have brought equal bytes since the picture was stored.
    const isTaken = digest !== null && (await media.findByDigest(digest)) !== null;
    records.push({
      id: newId(),
      picture,
      name: nameOf(name),
      bytes,
      digest: isTaken ? null : digest,
      isKept: digest !== null && !isTaken,
      createdAt: now(),
      uploadedById: owner?.id ?? null,
      uploadedByName: owner?.name ?? "",
      version: 1,
    });
  }
  if (records.length > 0) await media.insert(records);
}

/** The picture of the library that a form has chosen; from now on it stays, whatever its first record does. */
export async function chosen(media: MediaRepository, { upload, field, rule, named }: PictureRequest): Promise<Picture> {
  const found = isChosen(upload) ? await media.findById(upload.mediaId) : null;
  if (!found) throw invalidField(field, mediaMessages.unknown);
  if (!isOfKind(found.picture, rule.kind))
    throw invalidField(field, refusalOf({ name: found.name }, rule.typeSentence, named));
  if (!found.isKept) await media.keep(found.id);
  return found.picture;
}

/** The pictures that an import has stored ahead. */
export function arrivedAhead(requests: readonly PictureRequest[]): readonly Arrived[] {
  const ahead = requests.flatMap(({ upload }) => {
    const stored = storedAheadOf(upload);
    return stored && !isChosen(upload) ? [{ ...stored, name: upload.name }] : [];
  });
  return [...new Map(ahead.map((one) => [one.picture.file, one])).values()];
}
