import type { AuditAction } from "@etalase/contracts/audit";
import type { AuditQuery } from "@etalase/contracts/audit.schema";
import { authLimits, isStaff } from "@etalase/contracts/auth";
import type { Act, AuditDetail, AuditEntry } from "../domain/audit.ts";
import { budgetMs, budgetsOf, isPowerOfTen, ownReasonOf, reasonOf } from "../domain/audit.ts";
import { type ChainHead, endOf, linked, moved, type NewEntry, type Seal } from "../domain/audit-chain.ts";
import type { Actor, Source, User } from "../domain/user.ts";
import { pageOf, type Rows } from "./content.ts";
import type { Clock, NewId, RateLimiter, Transaction } from "./ports.ts";

/** Identifies a text: the SHA-256 of its UTF-8 bytes in hex, and their number. */
export type Fingerprint = (text: string) => Readonly<{ sha256: string; bytes: number }>;

export interface AuditRepository {
  head(): Promise<ChainHead>;
  /** Reads the head in order to append to the chain: other writers wait until this transaction ends. */
  lockHead(): Promise<ChainHead>;
  saveHead(head: ChainHead): Promise<unknown>;
  insert(entries: readonly AuditEntry[]): Promise<unknown>;
  newest(): Promise<AuditEntry | null>;
  /** The newest first. */
  list(query: AuditQuery): Promise<Rows<AuditEntry>>;
  /** Everybody who has acted, by their latest names. */
  people(): Promise<readonly Pick<User, "id" | "name" | "username">[]>;
  /** Entries in the chain's order, after the first number and up to the last, which is included. */
  between(after: number, last: number, limit: number): Promise<readonly AuditEntry[]>;
  /** The number of the first entry since that time; null when all entries are older. */
  firstSince(time: Date): Promise<number | null>;
  removeUpTo(number: number): Promise<unknown>;
}

/** The audit log's reference to an account. */
export const accountOf = ({ id, username }: Pick<User, "id" | "username">) => ({
  resource: "users",
  record: { id, title: username },
});

export interface AuditLog {
  /**
   * Adds entries in the transaction of the acts, so both are stored or neither. Comes last there, since it locks. Of
   * similar acts of an account without staff rights, which anybody can have, it keeps the first, and their number.
   */
  record(by: Source, acts: readonly Act[]): Promise<unknown>;
  /**
   * Adds an entry about a refusal, which has no transaction. It keeps the first of similar refusals, and their number;
   * `about` tells apart refusals that are not similar.
   */
  refused(by: Source, act: Act, about?: string): Promise<unknown>;
}

export type AuditNeeds = Readonly<{
  entries: AuditRepository;
  seal: Seal;
  /** Hashes an address with a key: equal addresses have equal hashes, which nobody can reverse. */
  addressOf: (ip: string) => string;
  limiter: RateLimiter;
  transaction: Transaction;
  now: Clock;
  newId: NewId;
}>;

const titleMax = 200;
const quarterMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Cuts whole characters: a text that a database stores differently could not be verified later. */
const cut = (text: string, max: number) => [...text.toWellFormed()].slice(0, max).join("");

const entryOf = (
  { addressOf, now, newId }: Pick<AuditNeeds, "addressOf" | "now" | "newId">,
  { user, ip }: Source,
  { action, resource, record, outcome = "done", detail = {} }: Act,
): NewEntry => ({
  id: newId(),
  at: now(),
  userId: user?.id ?? null,
  username: cut(user?.username ?? "", authLimits.usernameMax),
  name: cut(user?.name ?? "", authLimits.nameMax),
  action,
  resource,
  recordId: record?.id ?? null,
  title: cut(record?.title ?? "", titleMax),
  address: ip === null ? "" : addressOf(ip),
  outcome,
  detail: JSON.stringify(detail),
});

/** Returns facts about exhausted budgets; null when this refusal is not recorded. */
async function budgeted(limiter: RateLimiter, { user, ip }: Source): Promise<AuditDetail | null> {
  let facts: AuditDetail = {};
  for (const { key, most, factName } of budgetsOf(user, ip)) {
    const { count } = await limiter.count(key, budgetMs);
    if (count <= most) continue;
    if (!isPowerOfTen(count)) return null;
    facts = { ...facts, [factName]: count };
  }
  return facts;
}

/** Returns the acts that are recorded, with their numbers: the first of similar ones in a day, the tenth and so on. */
async function counted(limiter: RateLimiter, { user, ip }: Source, acts: readonly Act[]): Promise<readonly Act[]> {
  const entries: Act[] = [];
  for (const act of acts) {
    // The detail tells apart: a recovery code is no usual sign-in, and a link that sets a password no usual change.
    const what = [act.action, act.resource, JSON.stringify(act.detail ?? {}), user?.id, ip].join(":");
    const { count: times } = await limiter.count(`audit:act:${what}`, dayMs);
    if (isPowerOfTen(times)) entries.push(times > 1 ? { ...act, detail: { ...act.detail, times } } : act);
  }
  return entries;
}

export function createAuditLog(needs: AuditNeeds) {
  const { entries, seal, limiter, transaction } = needs;

  const add = async (added: readonly NewEntry[]) => {
    const head = await entries.lockHead();
    const end = endOf(head, await entries.newest());
    const chained = linked(added, end, seal);
    const { number: lastNumber, hash: lastHash } = chained.at(-1) ?? end;
    await entries.insert(chained);
    await entries.saveHead(moved(head, { lastNumber, lastHash }, seal, end.hash === ""));
  };

  const write: AuditLog["record"] = async (by, acts) => {
    if (acts.length > 0) await transaction(() => add(acts.map((act) => entryOf(needs, by, act))));
  };

  return {
    async record(by: Source, acts: readonly Act[]) {
      const isPlain = by.user !== null && !isStaff(by.user.role);
      await write(by, isPlain ? await counted(limiter, by, acts) : acts);
    },

    async refused(by: Source, act: Act, about = "") {
      const what = [act.action, act.resource, act.detail?.reason, by.user?.id, by.ip, about].join(":");
      const { count: times } = await limiter.count(`audit:${what}`, quarterMs);
      if (!isPowerOfTen(times)) return;
      const facts = await budgeted(limiter, by);
      if (!facts) return;
      const detail = { ...act.detail, ...(times > 1 ? { times } : {}), ...facts };
      await write(by, [{ ...act, outcome: "refused", detail }]);
    },

    async list(query: AuditQuery) {
      return pageOf(await entries.list(query), query);
    },

    people: () => entries.people(),
  };
}

export type AuditService = ReturnType<typeof createAuditLog>;

/** An attempt from an address to use an account, which may not exist. */
type SignInTry = Readonly<{ action: AuditAction; name: string; user: User | null; ip: string }>;

/** Records each refusal. Existing and unknown names leave the same number of entries. */
export const createSignInRefusalLog =
  (audit: Pick<AuditLog, "refused">) =>
  async <T>({ action, name, user, ip }: SignInTry, work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      const reason = reasonOf(error, user);
      if (!reason) throw error;
      // A limit belongs to the address, whichever name it tries. An unknown name may be a password in the wrong field.
      const record = user && reason !== "limit" ? accountOf(user).record : null;
      const act: Act = { action, resource: "users", record, detail: { reason } };
      await audit.refused({ user: null, ip }, act, reason === "limit" ? "" : name);
      throw error;
    }
  };

/** Records the refusal of a request about an account, by a signed-in person, for the own account or another one. */
export const createOwnRefusalLog =
  (audit: Pick<AuditLog, "refused">) =>
  async <T>(
    by: Actor,
    { action, find }: Readonly<{ action: AuditAction; find: () => Promise<User | null> }>,
    work: () => Promise<T>,
  ) => {
    try {
      return await work();
    } catch (error) {
      const reason = ownReasonOf(error);
      const account = reason && (await find());
      if (account) await audit.refused(by, { ...accountOf(account), action, detail: { reason } }, account.id);
      throw error;
    }
  };
