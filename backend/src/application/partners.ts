import type { MoveInput } from "@etalase/contracts/content.schema";
import { logoRule } from "@etalase/contracts/image";
import { messages } from "@etalase/contracts/messages";
import type { PartnerBulkUpdate, PartnerInput, PartnersQuery, PartnerUpdate } from "@etalase/contracts/partners.schema";
import { DomainError, invalidField } from "../domain/errors.ts";
import type { Partner } from "../domain/partners.ts";
import type { Viewer } from "../domain/user.ts";
import { allOf, type ChangeContent, given, refuseEmpty, refuseStale } from "./content.ts";
import type { Files, PictureRequest, Pictures } from "./media.ts";
import type { Clock, NewId } from "./ports.ts";

export interface PartnerRepository {
  list(query: PartnersQuery): Promise<Readonly<{ rows: readonly Partner[]; total: number }>>;
  /** All of them, in order. */
  all(): Promise<readonly Partner[]>;
  findById(id: string): Promise<Partner | null>;
  findByIds(ids: readonly string[]): Promise<readonly Partner[]>;
  insert(partner: Partner): Promise<void>;
  /** Writes an edited partner, with its version raised. */
  update(partner: Partner): Promise<Partner>;
  /** Writes the place alone. */
  place(id: string, order: number): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
}

type Needs = Readonly<{
  partners: PartnerRepository;
  pictures: Pictures;
  changeContent: ChangeContent;
  now: Clock;
  newId: NewId;
}>;

function visible(found: Partner | null, viewer: Viewer): Partner {
  if (!found || (viewer === "public" && !found.isActive)) throw new DomainError("notFound");
  return found;
}

const requestsOf = ({ logo = [] }: Files): readonly PictureRequest[] =>
  logo.slice(0, 1).map((upload) => ({ upload, field: "logo", rule: logoRule }));

const none = { rows: [], total: 0 };

/** What anybody may ask of the partners: the public sees the active ones. */
const createReading = ({ partners }: Needs) => ({
  async list(query: PartnersQuery, viewer: Viewer) {
    const { isActive, page, limit } = query;
    const narrowed = viewer === "public" ? { ...query, isActive: true } : query;
    const { rows, total } = viewer === "public" && isActive === false ? none : await partners.list(narrowed);
    return { rows, total, page, totalPages: Math.ceil(total / limit) };
  },
  active: async () => (await partners.all()).filter(({ isActive }) => isActive),
  get: async (id: string, viewer: Viewer) => visible(await partners.findById(id), viewer),
});

function createWriting({ partners, pictures, changeContent, now, newId }: Needs) {
  const edited = (before: Partner, change: PartnerUpdate, logo = before.logo): Partner => ({
    ...before,
    ...given(change),
    logo,
    updatedAt: now(),
  });

  /** Gives each its place in this order; answers those that have a new one. */
  const renumber = async (ordered: readonly Partner[]) => {
    const moved = ordered.flatMap(({ id, order }, place) => (order === place ? [] : [{ id, order: place }]));
    for (const { id, order } of moved) await partners.place(id, order);
    return moved;
  };

  return {
    create: (input: PartnerInput, files: Files): Promise<Partner> =>
      pictures.during(requestsOf(files), ([logo]) => {
        if (!logo) throw invalidField("logo", messages.partners.logoRequired);
        return changeContent(async () => {
          const at = now();
          const order = (await partners.all()).length;
          const partner: Partner = { ...input, id: newId(), logo, order, createdAt: at, updatedAt: at, version: 1 };
          await partners.insert(partner);
          return partner;
        });
      }),

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the record's. */
    async update(id: string, change: PartnerUpdate, files: Files, ifVersion?: number) {
      const requests = requestsOf(files);
      // Before the logo is worked on, and again in the transaction.
      visible(await partners.findById(id), "staff");
      if (requests.length === 0) refuseEmpty(change);
      const { before, after } = await pictures.during(requests, ([logo]) =>
        changeContent(async () => {
          const before = visible(await partners.findById(id), "staff");
          refuseStale(before, ifVersion);
          return { before, after: await partners.update(edited(before, change, logo)) };
        }),
      );
      if (requests.length > 0) await pictures.remove([before.logo]);
      return after;
    },

    /** One step up or down among all. @throws {DomainError} "invalid" at the end of the row, "notFound" */
    move: ({ id, direction }: MoveInput) =>
      changeContent(async () => {
        const ordered = [...(await partners.all())];
        const from = ordered.findIndex((partner) => partner.id === id);
        const partner = ordered[from];
        if (!partner) throw new DomainError("notFound");
        const to = direction === "up" ? from - 1 : from + 1;
        const neighbour = ordered[to];
        if (!neighbour) {
          const { alreadyFirst, alreadyLast } = messages.partners;
          throw new DomainError("invalid", { message: direction === "up" ? alreadyFirst : alreadyLast });
        }
        [ordered[from], ordered[to]] = [neighbour, partner];
        return renumber(ordered);
      }),

    /** All or nothing. @throws {DomainError} "notFound" when one id is unknown. */
    async bulkUpdate({ ids, update }: PartnerBulkUpdate) {
      refuseEmpty(update);
      return changeContent(async () => {
        for (const before of await allOf(ids, partners.findByIds)) await partners.update(edited(before, update));
        return ids.length;
      });
    },

    /** All or nothing; the others close ranks, and the logos go last. @throws {DomainError} "notFound" */
    async remove(ids: readonly string[]) {
      const removed = await changeContent(async () => {
        const found = await allOf(ids, partners.findByIds);
        await partners.remove(ids);
        await renumber(await partners.all());
        return found;
      });
      await pictures.remove(removed.map(({ logo }) => logo));
      return removed.length;
    },
  };
}

export const createPartnersService = (needs: Needs) => ({ ...createReading(needs), ...createWriting(needs) });

export type PartnersService = ReturnType<typeof createPartnersService>;
