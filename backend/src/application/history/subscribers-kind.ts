import { DomainError } from "../../domain/errors.ts";
import type { KeptRecord } from "../../domain/history.ts";
import { type Subscriber, type SubscriberRepository, subscriberAbout } from "../newsletter/subscribers.ts";
import { changedSince, type Kind } from "./kinds.ts";

// A subscriber in an undo came from this kind: hence the cast.
const subscriberOf = ({ version: _version, ...record }: KeptRecord) => record as unknown as Subscriber;

/** Subscribers, whom nobody edits: a deleted one is kept for the undo alone. */
export function subscribersKind(subscribers: SubscriberRepository): Kind {
  const find = async (ids: readonly string[]) => {
    const found = await Promise.all(ids.map(subscribers.findById));
    return found.flatMap((one): readonly KeptRecord[] => (one ? [{ ...one, version: 1 }] : []));
  };
  return {
    find,
    async update() {
      throw new DomainError("invalid");
    },
    async insert(record) {
      await subscribers.add(subscriberOf(record));
      // The address has subscribed again.
      if ((await find([record.id])).length === 0) throw changedSince();
    },
    async remove(ids) {
      for (const id of ids) await subscribers.remove(id);
    },
    isSuperadmins: true,
    titleOf: (record) => subscriberAbout(subscriberOf(record)).record.title,
    about: (record) => subscriberAbout(subscriberOf(record)),
    forUndo: (record) => record,
  };
}
