import { mediaMessages } from "@etalase/contracts/media";
import { DomainError } from "../../domain/errors.ts";
import type { KeptRecord } from "../../domain/history.ts";
import type { Media } from "../../domain/media.ts";
import type { Readdress } from "../desk/pictures.ts";
import { enteredAnew } from "../library/changing.ts";
import { type MediaRepository, mediaAbout } from "../library/repository.ts";
import type { Uses } from "../library/uses.ts";
import type { Kind } from "./kinds.ts";

type Needs = Readonly<{ media: MediaRepository; uses: Uses; readdress: Readdress }>;

// A picture in a history came from the library: hence the cast.
const mediaOf = (record: KeptRecord) => record as unknown as Media;

/** The pictures of the library. */
export function mediaKind({ media, uses, readdress }: Needs): Kind {
  const asKept = (one: Media): KeptRecord => ({ ...one });
  const alone = async (record: KeptRecord): Promise<Media> => {
    const one = mediaOf(record);
    const replaced = await enteredAnew(media, one);
    if (replaced) await media.remove([replaced.id]);
    return { ...one, picture: replaced?.picture ?? one.picture };
  };
  return {
    find: async (ids) => (await media.findByIds(ids)).map(asKept),
    async update(record) {
      const present = await media.findById(record.id);
      const after = await media.update(await alone(record));
      if (present) await readdress(present.picture.file, after.picture.file);
      return asKept(after);
    },
    insert: async (record) => media.insert([await alone(record)]),
    async remove(ids) {
      const files = (await media.findByIds(ids)).map(({ picture }) => picture.file);
      if ((await uses(files)).length > 0) throw new DomainError("conflict", { message: mediaMessages.inUse });
      await media.remove(ids);
    },
    titleOf: (record) => mediaOf(record).name,
    about: (record) => mediaAbout(mediaOf(record)),
    async fitting(record) {
      const { digest } = mediaOf(record);
      const known = digest === null ? null : await media.findByDigest(digest);
      return known && known.id !== record.id ? { ...record, digest: null } : record;
    },
  };
}
