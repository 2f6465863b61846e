import type { UndoQuery } from "@etalase/contracts/history.schema";
import { DomainError } from "../../domain/errors.ts";
import type { KeptRecord, Undo, UndoInList } from "../../domain/history.ts";
import type { Actor, User } from "../../domain/user.ts";
import { type ChangeContent, pageOf } from "../content.ts";
import { renumber } from "../order.ts";
import type { ByKind, Clock, History } from "../ports.ts";
import { type Kinds, refuseOthers } from "./kinds.ts";
import type { PutBack } from "./put-back.ts";
import type { HistoryStore, UndoTokens } from "./store.ts";
import { actsOf, createTakeBack, moveActs } from "./take-back.ts";
import { createUndoParts, type Part } from "./undo-parts.ts";

type Needs = Pick<HistoryStore, "revisions" | "undos" | "trash"> &
  Readonly<{
    kinds: Kinds;
    tokens: UndoTokens;
    putBack: PutBack;
    write: History["write"];
    changeContent: ChangeContent;
    now: Clock;
  }>;

/** A write in the list; records that have changed since stay as they are. */
export type Listed = UndoInList & Readonly<{ isChangedSince: boolean }>;

const byKind = (parts: readonly Part[], records: (part: Part) => readonly KeptRecord[]): ByKind<KeptRecord> =>
  Object.fromEntries(parts.map((part) => [part.resource, records(part)]));

const isId = (text: string) => /^[0-9a-f]{64}$/.test(text);

/** Lists the writes that a staff member can undo, and those that later changes have made impossible to undo. */
function createUndoList({ kinds, undos, now }: Needs, isChangedSince: (id: string) => Promise<boolean>) {
  const superadmins = Object.keys(kinds).filter((resource) => kinds[resource]?.isSuperadmins);

  return async (query: UndoQuery, { role }: User) => {
    const { rows, total } = await undos.list(query, now(), role === "superadmin" ? [] : superadmins);
    const listed: Listed[] = [];
    for (const row of rows) listed.push({ ...row, isChangedSince: await isChangedSince(row.id) });
    return pageOf({ rows: listed, total }, query);
  };
}

/** Undoes writes. */
export function createUndo(needs: Needs) {
  const { tokens, undos, write, changeContent, now } = needs;
  const { partsOf, orderBack, isChangedSince } = createUndoParts(needs);
  const takeBack = createTakeBack(needs);

  const theUndo = async (key: string): Promise<Undo> => {
    const undo = (await undos.find(tokens.hashOf(key))) ?? (isId(key) ? await undos.find(key) : null);
    if (!undo || undo.expiresAt <= now()) throw new DomainError("notFound");
    return undo;
  };

  /**
   * Undoes a write by the token of its answer, or by its id in the list: completely or not at all, and only once.
   * @throws {DomainError} "notFound"; "conflict" when a record has changed since
   */
  const undo = (key: string, by: Actor): Promise<number> =>
    changeContent(async () => {
      const undo = await theUndo(key);
      const parts = await partsOf(undo);
      if (parts.some(({ kind }) => kind.isSuperadmins)) refuseOthers(by.user);
      const left = byKind(parts, ({ records }) => records);
      return write(by, { [undo.resource]: [], ...left }, async () => {
        await undos.remove(undo.id);
        const back = new Map<string, readonly KeptRecord[]>();
        for (const part of parts) back.set(part.resource, await takeBack(part, by));
        const moved = await orderBack(undo);
        if (moved) await renumber(moved.order, moved.records);
        const madeOf = ({ resource }: Part) => back.get(resource) ?? [];
        return {
          after: byKind(parts, madeOf),
          acts: [...parts.flatMap((part) => actsOf(part, madeOf(part))), ...moveActs(undo)],
          result: Math.max(undo.steps.length, 1),
        };
      });
    });

  return { list: createUndoList(needs, isChangedSince), undo };
}

export type Undos = ReturnType<typeof createUndo>;
