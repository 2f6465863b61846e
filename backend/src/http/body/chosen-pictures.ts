import { anyName, type Refusal } from "@etalase/contracts/refusals/refusal";
import { messages } from "@etalase/contracts/text/messages";
import { isRecordId } from "@etalase/contracts/text/text";
import type { Chosen, PictureField } from "../../application/media.ts";

/** A list of ids in the form of multipart, or one id. */
function listOf(sent: unknown): readonly unknown[] {
  if (typeof sent !== "string" || !sent.startsWith("[")) return [sent].flat();
  try {
    const list: unknown = JSON.parse(sent);
    return [list].flat();
  } catch {
    return [sent];
  }
}

/** The fields of a body with ids of library pictures in place of files: `logoId` for `logo`. */
export const idFieldsOf = (name: string, { as = name, fileOnly }: PictureField): readonly string[] =>
  fileOnly ? [] : [...new Set([`${as}Id`, `${name}Id`])];

const isSent = (value: unknown) => value !== undefined && value !== null && value !== "";

type FromLibrary = Readonly<{ pictures: readonly Chosen[]; problem?: Refusal }>;

/** The library pictures that a body names; a field with several pictures takes a list. */
export function chosenOf(fields: Readonly<Record<string, unknown>>, name: string, field: PictureField): FromLibrary {
  const key = idFieldsOf(name, field).find((one) => isSent(fields[one]));
  if (key === undefined) return { pictures: [] };
  const ids = listOf(fields[key]);
  const isGood = ids.length <= (field.max ?? 1) && ids.every((id) => typeof id === "string" && isRecordId(id));
  if (!isGood) return { pictures: [], problem: messages.badId(anyName(key)) };
  return { pictures: ids.map((id): Chosen => ({ mediaId: String(id) })) };
}
