import { type ContentResource, kinds } from "@etalase/contracts/kinds";
import type { PlainKind } from "@etalase/contracts/rules/plain";
import { messages } from "@etalase/contracts/text/messages";
import { DomainError } from "../domain/errors.ts";
import { isVisible } from "../domain/plain.ts";
import type { PlainRepository } from "./plain.ts";

const refused = (message: string) => new DomainError("invalid", { message });

/**
 * The same repository, but it refuses to hold more records than the kind may, and to lose the last ones that visitors
 * see. Forms, imports, undo and trash all write through it.
 */
export function withinBounds<K extends PlainKind<ContentResource>>(
  kind: K,
  records: PlainRepository<K>,
): PlainRepository<K> {
  const { holds, resource } = kind;
  if (!holds) return records;
  const { least, most } = holds;
  const { noun } = kinds[resource];

  async function refuseLast(leaving: readonly string[]) {
    const shown = (await records.all()).filter((one) => isVisible(one, kind, "public") && !leaving.includes(one.id));
    if (shown.length < least) throw refused(messages.lastShown(noun));
  }

  return {
    ...records,
    async insert(record) {
      if ((await records.all()).length >= most) throw refused(messages.tooManyRecords(noun, most));
      await records.insert(record);
    },
    async update(record) {
      if (!isVisible(record, kind, "public")) await refuseLast([record.id]);
      return records.update(record);
    },
    async remove(ids) {
      await refuseLast(ids);
      await records.remove(ids);
    },
  };
}
