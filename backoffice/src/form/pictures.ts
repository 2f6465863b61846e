import { rule } from "@etalase/contracts/rules/fields";
import * as z from "zod/mini";

/** A stored picture's URL, or a chosen file, which its input has checked already. */
export const picture = z.union([z.string(), z.file()]);

/** The picture of an edit, where the stored one stays. */
export const optionalPicture = z.nullish(picture);

/** The picture of a new record; `missing` is told without one. */
export const requiredPicture = (missing: string) =>
  z.nullish(picture).check(rule((value) => (value ? undefined : missing)));
