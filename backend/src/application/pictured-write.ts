import { photoRule } from "@etalase/contracts/rules/image";
import type { Picture } from "../domain/picture.ts";
import type { User } from "../domain/user.ts";
import { type Files, type PictureFields, type PictureRegistry, requestsOf } from "./media.ts";

/** A form's new pictures, by the field that their refusals belong to. */
export type Stored = (field: string) => readonly Picture[];

/** The pictures that an article's text shows, beside those of its fields. */
export const inTextField = "inText";

const inTextOf = (files: Files) =>
  (files[inTextField] ?? []).map((upload) => ({ upload, field: "content", rule: photoRule }));

type Needs = Readonly<{ fields: PictureFields; registry: Pick<PictureRegistry, "change"> }>;

/** Returns the function that changes content with the pictures of the files, and those that its texts show. */
export const createPicturedWrite =
  ({ fields, registry }: Needs) =>
  <R>(files: Files, { user }: Readonly<{ user: User | null }>, write: (stored: Stored) => Promise<R>): Promise<R> => {
    const requests = [...requestsOf(fields, files), ...inTextOf(files)];
    return registry.change(requests, user, (stored) =>
      write((field) => stored.filter((_picture, index) => requests[index]?.field === field)),
    );
  };
