import { type EntityKey, EntitySchema, type FilterQuery, raw } from "@mikro-orm/core";
import type {
  EmailChangeRepository,
  InvitationRepository,
  LinksOfMakers,
  ResetLinkRepository,
} from "../application/accounts/links.ts";
import type { EmailChange, Invitation, ResetLink } from "../domain/account-links.ts";
import { removeBefore } from "./ended.ts";
import { dateColumn, type Em, fresh, idColumn } from "./repository.ts";

// SHA-256 as base64url.
const hashColumn = { type: "character", length: 43, unique: true } as const;
const accountColumn = { type: "character", length: 24, index: true } as const;

export const invitationSchema = new EntitySchema<Invitation>({
  name: "Invitation",
  tableName: "invitations",
  properties: {
    id: idColumn,
    name: { type: "string", length: 100 },
    email: { type: "string", length: 254 },
    role: { type: "string", length: 20 },
    tokenHash: hashColumn,
    invitedBy: accountColumn,
    createdAt: dateColumn,
    expiresAt: dateColumn,
  },
});

export const resetLinkSchema = new EntitySchema<ResetLink>({
  name: "ResetLink",
  tableName: "reset_links",
  properties: {
    userId: idColumn,
    tokenHash: hashColumn,
    madeBy: accountColumn,
    createdAt: dateColumn,
    expiresAt: dateColumn,
  },
});

export const emailChangeSchema = new EntitySchema<EmailChange>({
  name: "EmailChange",
  tableName: "email_changes",
  properties: {
    userId: idColumn,
    email: { type: "string", length: 254 },
    tokenHash: hashColumn,
    createdAt: dateColumn,
    expiresAt: dateColumn,
  },
});

type Maker = Readonly<{ madeById: string; madeByName: string }>;

export const makerColumns = {
  madeById: { type: "character", length: 24, default: "", index: true },
  madeByName: { type: "string", length: 100, default: "" },
} as const;

type MakersLinks<Row> = Readonly<{
  schema: EntitySchema<Row>;
  /** Matches the links that can be opened at that time. */
  open: (at: Date) => FilterQuery<Row>;
  end: (links: FilterQuery<Row>, at: Date) => Promise<unknown>;
}>;

/** Ends and counts links of one kind by their maker. */
export const createMakersLinks = <Row extends Maker>(
  em: Em,
  { schema, open, end }: MakersLinks<Row>,
): LinksOfMakers => {
  const maker = "madeById" as EntityKey<Row>; // a column of every row, which the ORM's types cannot show
  const openOf = (makers: readonly string[], at: Date) =>
    ({ $and: [{ [maker]: { $in: [...makers] } }, open(at)] }) as FilterQuery<Row>; // see above
  return {
    endMadeBy: (userId, at) => end(openOf([userId], at), at),
    async countMadeBy(userIds, at) {
      const rows = await em
        .createQueryBuilder(schema, "made")
        .select([maker, raw("count(*) as open_links")] as never)
        .where(openOf(userIds, at) as never)
        .groupBy(maker as never)
        .execute<{ madeById: string; open_links: number }[]>("all");
      return new Map(rows.map(({ madeById, open_links: count }) => [madeById, Number(count)]));
    },
  };
};

const newest = { ...fresh, orderBy: { createdAt: "desc", id: "desc" } } as const;

export const createInvitationRepository = (em: Em): InvitationRepository => ({
  all: () => em.find(invitationSchema, {}, newest),
  count: () => em.count(invitationSchema),
  findById: (id) => em.findOne(invitationSchema, { id }, fresh),
  findByHash: (tokenHash) => em.findOne(invitationSchema, { tokenHash }, fresh),
  insert: (invitation) => em.insert(invitationSchema, { ...invitation }),
  renew: ({ id, tokenHash, invitedBy, createdAt, expiresAt }) =>
    em.nativeUpdate(invitationSchema, { id }, { tokenHash, invitedBy, createdAt, expiresAt }),
  remove: (id) => em.nativeDelete(invitationSchema, { id }),
  removeFor: (email) => em.nativeDelete(invitationSchema, { email }),
  endMadeBy: (invitedBy) => em.nativeDelete(invitationSchema, { invitedBy }),
  async countMadeBy(userIds, at) {
    const where = { invitedBy: { $in: [...userIds] }, expiresAt: { $gt: at } };
    // There are at most a hundred invitations.
    const open = await em.find(invitationSchema, where, { ...fresh, fields: ["invitedBy"] });
    const counts = new Map<string, number>();
    for (const { invitedBy } of open) counts.set(invitedBy, (counts.get(invitedBy) ?? 0) + 1);
    return counts;
  },
  removeEnded: (before) => removeBefore(em, { schema: invitationSchema, key: "id", since: "expiresAt" }, before),
});

export const createResetLinkRepository = (em: Em): ResetLinkRepository => ({
  findByHash: (tokenHash) => em.findOne(resetLinkSchema, { tokenHash }, fresh),
  save: (link) => em.upsert(resetLinkSchema, { ...link }),
  removeOf: (userId) => em.nativeDelete(resetLinkSchema, { userId }),
  endMadeBy: (madeBy) => em.nativeDelete(resetLinkSchema, { madeBy }),
  removeEnded: (before) => em.nativeDelete(resetLinkSchema, { expiresAt: { $lt: before } }),
});

export const createEmailChangeRepository = (em: Em): EmailChangeRepository => ({
  all: () => em.findAll(emailChangeSchema, fresh),
  findOf: (userId) => em.findOne(emailChangeSchema, { userId }, fresh),
  findByHash: (tokenHash) => em.findOne(emailChangeSchema, { tokenHash }, fresh),
  save: (change) => em.upsert(emailChangeSchema, { ...change }),
  removeOf: (userId) => em.nativeDelete(emailChangeSchema, { userId }),
  removeEnded: (before) => em.nativeDelete(emailChangeSchema, { expiresAt: { $lt: before } }),
});
