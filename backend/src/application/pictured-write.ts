import { photoRule } from "@etalase/contracts/rules/image";
import type { Content } from "../domain/content.ts";
import { textsOf } from "../domain/history.ts";
import type { Picture } from "../domain/picture.ts";
import type { User } from "../domain/user.ts";
import { type Files, type PictureFields, type PictureRegistry, requestsOf, storedAheadOf } from "./media.ts";
import type { History } from "./ports.ts";

/** A form's new pictures, by the field that their refusals belong to. */
export type Stored = (field: string) => readonly Picture[];

/** The pictures that an article's text shows, beside those of its fields. */
export const inTextField = "inText";

const inTextOf = (files: Files) =>
  (files[inTextField] ?? []).map((upload) => ({ upload, field: "content", rule: photoRule }));

type Show<T> = (before: T | null, after: T) => Promise<readonly Picture[]>;
type Needs = Readonly<{ fields: PictureFields; history: Pick<History, "showing">; registry: PictureRegistry }>;

/** Returns the function that changes content with the pictures of the files, and those that its texts show. */
export const createPicturedWrite =
  <T extends Content>({ fields, history, registry }: Needs) =>
  <R>(
    files: Files,
    { user }: Readonly<{ user: User | null }>,
    write: (stored: Stored, show: Show<T>) => Promise<R>,
  ): Promise<R> => {
    const requests = [...requestsOf(fields, files), ...inTextOf(files)];
    // The picture may have been kept by the history alone.
    const ahead = requests.flatMap(({ upload }) => storedAheadOf(upload)?.picture ?? []);
    return history.showing((show) =>
      registry.change(requests, user, (stored) =>
        write(
          (field) => stored.filter((_picture, index) => requests[index]?.field === field),
          async (before, after) => [
            ...stored,
            ...(await show(before ? [textsOf(before)] : [], [{ ...textsOf(after), ahead }])),
          ],
        ),
      ),
    );
  };

/** The part of a history that moves files, for writes that are rolled back. */
export const withoutFiles: Pick<History, "showing" | "release"> = {
  showing: (write) => write(async () => []),
  release: async () => {},
};
