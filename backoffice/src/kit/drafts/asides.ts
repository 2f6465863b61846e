import { type DeskPlace, ownId } from "../data/copies.ts";
import { t } from "../language/t.ts";
import type { Colleague } from "./draftState.ts";
import { readDraft } from "./drafts.ts";

// The previous release set the draft of a second tab aside in local storage: this file is unused since the release after.

/** Returns the drafts that were set aside for a record, in the form of colleagues' copies. */
export function asidesAt({ resource, key }: DeskPlace): readonly Colleague[] {
  const end = `:${ownId()}:${key}:`;
  const keys = Object.keys(localStorage).filter((name) => name.startsWith("draft:") && name.includes(end));
  return keys.flatMap((id) => {
    const draft = readDraft(id);
    const by = { id, name: t("Another tab") };
    return draft ? [{ resource, id: key, title: "", by, updatedAt: draft.at, isPresent: false }] : [];
  });
}
