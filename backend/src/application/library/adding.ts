import { mediaMessages } from "@etalase/contracts/media";
import type { MediaInput } from "@etalase/contracts/media.schema";
import { type ImageKind, imageRules } from "@etalase/contracts/rules/image";
import { DomainError } from "../../domain/errors.ts";
import type { Media } from "../../domain/media.ts";
import { described, descriptionOf, type Picture } from "../../domain/picture.ts";
import type { Actor } from "../../domain/user.ts";
import { isOfKind, type Pictures, type Upload } from "../media.ts";
import type { Clock, History, NewId, SiteState, Transaction } from "../ports.ts";
import { type MediaRepository, mediaAbout, nameOf } from "./repository.ts";
import { type MediaWithUses, type Uses, withItsUses } from "./uses.ts";

export type AddingNeeds = Readonly<{
  media: MediaRepository;
  uses: Uses;
  pictures: Pictures;
  history: Pick<History, "write">;
  /** Identifies equal bytes; another `word` gives another digest. */
  digestOf: (bytes: Uint8Array, word?: string) => string;
  siteState: Pick<SiteState, "lock">;
  transaction: Transaction;
  now: Clock;
  newId: NewId;
}>;

/** No record can start to use a picture meanwhile, since changes of content wait. */
export const whileContentStays = <T>(
  { siteState, transaction }: Pick<AddingNeeds, "siteState" | "transaction">,
  work: () => Promise<T>,
): Promise<T> =>
  transaction(async () => {
    await siteState.lock();
    return work();
  });

/** Icons are stored in other formats, so their digest differs from that of the same bytes as a photo. */
export const digestFor = async (
  { digestOf }: Pick<AddingNeeds, "digestOf">,
  upload: Upload,
  kind: ImageKind,
): Promise<string> => digestOf(await upload.bytes(), kind === "icon" ? kind : "");

type Arrived = Readonly<{ picture: Picture; digest: string; name: string; words: Pick<MediaInput, "alt" | "caption"> }>;

/** Adds a stored picture to the library. */
async function added(needs: AddingNeeds, { picture, digest, name, words }: Arrived, by: Actor): Promise<Media> {
  const { media, pictures, history, now, newId } = needs;
  const { id: uploadedById, name: uploadedByName } = by.user;
  const record: Media = {
    id: newId(),
    picture: described(picture, { ...descriptionOf(picture), ...words }),
    name: nameOf(name),
    bytes: await pictures.sizeOf(picture),
    digest,
    isKept: true,
    uploadedById,
    uploadedByName,
    createdAt: now(),
    version: 1,
  };
  return history.write(by, { media: [] }, async () => {
    await media.insert([record]);
    const acts = [{ ...mediaAbout(record), action: "create" }] as const;
    return { after: { media: [record] }, acts, result: record };
  });
}

/** Equal bytes lead to the existing picture. */
export const createAdding =
  (needs: AddingNeeds) =>
  async (
    upload: Upload,
    { kind, ...words }: MediaInput,
    by: Actor,
  ): Promise<Readonly<{ media: MediaWithUses; isNew: boolean }>> => {
    const { media, uses, pictures } = needs;
    const digest = await digestFor(needs, upload, kind);
    const equal = await media.findByDigest(digest);
    // A drawing is no photo, whatever its type says.
    const known = equal && isOfKind(equal.picture, kind) ? equal : null;
    if (known) return { media: await withItsUses(uses, known), isNew: false };
    return pictures.during([{ upload, field: "file", rule: imageRules[kind] }], async ([picture]) => {
      if (!picture) throw new DomainError("invalid", { message: mediaMessages.fileRequired });
      const { name } = upload;
      const result = await whileContentStays(needs, async () => {
        // Another request may have been faster with the same picture.
        const faster = await media.findByDigest(digest);
        return { faster, record: faster ?? (await added(needs, { picture, digest, name, words }, by)) };
      });
      if (result.faster) await pictures.remove([picture]);
      return { media: await withItsUses(uses, result.record), isNew: !result.faster };
    });
  };
