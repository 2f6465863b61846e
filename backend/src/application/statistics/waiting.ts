import { userQuery } from "@etalase/contracts/accounts/users.schema";
import { leadsQuery } from "@etalase/contracts/leads/leads.schema";
import type { Waiting } from "@etalase/contracts/statistics.schema";
import { testimonialsQuery } from "@etalase/contracts/testimonials.schema";
import { isRecordId } from "@etalase/contracts/text/text";
import type { DeskPlace } from "../../domain/desk.ts";
import { isSuperadmin, type User } from "../../domain/user.ts";
import type { ReviewRepository } from "../desk/reviews.ts";
import type { DeskRecords, WorkingCopyRepository } from "../desk/working-copies.ts";
import type { RevisionRepository } from "../history/store.ts";
import type { LeadsService } from "../leads/leads.ts";
import type { Clock } from "../ports.ts";
import type { TestimonialRepository } from "../testimonials.ts";
import type { UserRepository } from "../users.ts";

type Needs = Readonly<{
  leads: Pick<LeadsService, "counts" | "list">;
  reviews: Pick<ReviewRepository, "open" | "comments">;
  copies: Pick<WorkingCopyRepository, "list">;
  records: DeskRecords & Readonly<{ testimonials: Pick<TestimonialRepository, "list"> }>;
  users: Pick<UserRepository, "list">;
  history: Readonly<{ revisions: Pick<RevisionRepository, "list"> }>;
  now: Clock;
}>;

const tables = (records: DeskRecords): Readonly<Partial<Record<string, DeskRecords[keyof DeskRecords]>>> => records;

/** Returns the time of the last edit of an item, saved or not; null for none, undefined for a deleted item. */
async function editedAt(
  { records, copies, history }: Needs,
  { resource, key }: DeskPlace,
): Promise<Date | null | undefined> {
  const [copy] = await copies.list({ resource, id: key }, 1);
  const [record] = isRecordId(key) ? ((await tables(records)[resource]?.findByIds([key])) ?? []) : [];
  if (isRecordId(key) && !record) return undefined;
  // The settings are one record without a time of their own.
  const [version] = isRecordId(key) ? [] : await history.revisions.list(resource, key);
  const times = [copy?.updatedAt, record?.updatedAt, version?.at].filter((time) => time instanceof Date);
  return times.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
}

/** Counts the clients' comments on open links since the last edit of each item, the answer to them, and names the item if it is one. */
async function countComments(needs: Needs): Promise<Pick<Waiting, "comments" | "commentsOn">> {
  const open = await needs.reviews.open(needs.now());
  const all = (await needs.reviews.comments(open.map(({ id }) => id))).filter(({ text }) => text !== "");
  let comments = 0;
  const items = new Map<string, DeskPlace>();
  for (const review of open) {
    const onIt = all.filter(({ reviewId }) => reviewId === review.id);
    if (onIt.length === 0) continue;
    const edited = await editedAt(needs, review);
    const unanswered = onIt.filter(({ at }) => edited === null || (edited !== undefined && at > edited));
    if (unanswered.length > 0) items.set(`${review.resource} ${review.key}`, review);
    comments += unanswered.length;
  }
  const [item, ...others] = items.values();
  return { comments, ...(item && others.length === 0 && { commentsOn: { resource: item.resource, id: item.key } }) };
}

/** Counts the things that wait for this person. */
export const createWaiting = (needs: Needs) => {
  const { leads, records, users } = needs;
  return async (user: User): Promise<Waiting> => {
    const { statuses, heldBack } = await leads.counts();
    return {
      leads: statuses.get("new") ?? 0,
      heldBack,
      followUps: (await leads.list(leadsQuery.parse({ due: "true", limit: "1" }))).total,
      ...(await countComments(needs)),
      testimonials: (await records.testimonials.list(testimonialsQuery.parse({ status: "pending", limit: "1" }))).total,
      accounts: isSuperadmin(user)
        ? (await users.list(userQuery.parse({ status: "waiting", limit: "1" }))).total
        : null,
    };
  };
};

export type WaitingCounts = ReturnType<typeof createWaiting>;
