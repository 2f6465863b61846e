import { DomainError } from "../../domain/errors.ts";
import type { Media } from "../../domain/media.ts";
import type { Picture } from "../../domain/picture.ts";
import type { Actor } from "../../domain/user.ts";
import type { AuditLog } from "../audit.ts";
import type { ChangeContent } from "../content.ts";
import type { History, Revisions } from "../ports.ts";
import type { createExchange } from "./exchange.ts";
import { type MediaRepository, mediaAbout } from "./repository.ts";

/** Lets a picture take the place of what a record has entered that shows the same file, which has the latest word on it. */
export async function takenOver(
  media: Pick<MediaRepository, "findByFiles" | "remove">,
  { id, picture }: Pick<Media, "id" | "picture">,
): Promise<Picture> {
  const entered = (await media.findByFiles([picture.file])).find((one) => one.id !== id);
  if (entered) await media.remove([entered.id]);
  return entered?.picture ?? picture;
}

type Needs = Readonly<{
  media: MediaRepository;
  versions: Pick<Revisions<Media>, "get">;
  exchange: ReturnType<typeof createExchange>;
  history: Pick<History, "showing" | "release">;
  changeContent: ChangeContent;
  audit: Pick<AuditLog, "record">;
}>;

/** Makes a version of a picture the latest again, wherever the picture is named. @throws {DomainError} "notFound" */
export const createRestore =
  ({ media, versions, exchange, history, changeContent, audit }: Needs) =>
  async (id: string, version: number, by: Actor): Promise<Media> => {
    const { before, after } = await history.showing((show) =>
      changeContent(async () => {
        const before = await media.findById(id);
        if (!before) throw new DomainError("notFound");
        const { name, bytes, digest, picture: was } = (await versions.get(id, version)).values;
        const picture = await takenOver(media, { id, picture: was });
        const known = digest === null ? null : await media.findByDigest(digest);
        const isTaken = known !== null && known.id !== id;
        const wanted = { ...before, name, bytes, picture, digest: isTaken ? null : digest };
        const after = await exchange(before, wanted, by);
        await show([before], [after]);
        await audit.record(by, [{ ...mediaAbout(after), action: "restore", detail: { version } }]);
        return { before, after };
      }),
    );
    if (before.picture.file !== after.picture.file) await history.release(by, [before.picture]);
    return after;
  };
