import { isActor } from "../../domain/user.ts";
import { type Files, isChosen } from "../media.ts";
import type { Clock, SaveRepository, Saves } from "../ports.ts";

const keptMs = 24 * 60 * 60_000;

type Needs = Readonly<{ repository: SaveRepository; digestOf: (bytes: Uint8Array) => string; now: Clock }>;

/** Remembers the saves of a day. */
export function createSaves({ repository, digestOf, now }: Needs): Saves {
  const digestOfJson = (value: unknown) => digestOf(new TextEncoder().encode(JSON.stringify(value)));

  /** One picture after the other, since all of a gallery would not fit into the memory. */
  const picturesIn = async (files: Files) => {
    const pictures: string[][] = [];
    for (const [field, uploads] of Object.entries(files))
      for (const upload of uploads)
        pictures.push([field, isChosen(upload) ? upload.mediaId : digestOf(await upload.bytes())]);
    return pictures;
  };

  const find = async (id: string) => {
    const save = await repository.find(id);
    if (!save || now().getTime() - save.savedAt.getTime() < keptMs) return save;
    // Its day is over, though the hourly tidying has not come by yet.
    await repository.remove(save);
    return null;
  };

  return {
    ...repository,
    find,
    async isStored(save, { version }) {
      const known = save ? await find(save.id) : null;
      return known !== null && known.digest === save?.digest && known.version === version;
    },
    async of({ by, resource, key, values, files = {} }) {
      if (!isActor(by) || key === undefined) return undefined;
      return {
        id: digestOfJson([by.user.id, resource, key]),
        digest: digestOfJson([values, await picturesIn(files)]),
        savedAt: now(),
      };
    },
    removeEnded: () => repository.removeBefore(new Date(now().getTime() - keptMs)),
  };
}
