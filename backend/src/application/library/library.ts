import { mediaLimits, mediaMessages } from "@etalase/contracts/media";
import type { MediaInput, MediaQuery, MediaUpdate } from "@etalase/contracts/media.schema";
import { type ImageKind, type ImageRule, imageRules } from "@etalase/contracts/rules/image";
import { DomainError } from "../../domain/errors.ts";
import { type Media, type PictureUse, usesByFile } from "../../domain/media.ts";
import { described, descriptionOf, type Picture } from "../../domain/picture.ts";
import type { Actor } from "../../domain/user.ts";
import { type ChangeContent, given, pageOf, refuseEmpty } from "../content.ts";
import { isOfKind, type Pictures, type Upload } from "../media.ts";
import type { EachUse } from "../orphans.ts";
import type { Clock, History, NewId, Pause, Revisions, SiteState, Transaction } from "../ports.ts";
import { createExchange } from "./exchange.ts";
import { type MediaRepository, mediaAbout, nameOf } from "./repository.ts";
import { createRestore } from "./restoring.ts";
import type { Uses } from "./uses.ts";

export type MediaWithUses = Media & Readonly<{ uses: readonly PictureUse[] }>;

type Needs = Readonly<{
  media: MediaRepository;
  /** The places that name a picture and so keep it from being deleted. */
  eachUse: EachUse;
  uses: Uses;
  /** The places in records, which are written together with a picture. */
  recordUses: Uses;
  kinds: Parameters<typeof createExchange>[0]["kinds"];
  readdress: Parameters<typeof createExchange>[0]["readdress"];
  pictures: Pictures;
  history: Pick<History, "write" | "release" | "showing" | "revisions">;
  /** Identifies equal bytes; another `word` gives another digest. */
  digestOf: (bytes: Uint8Array, word?: string) => string;
  changeContent: ChangeContent;
  siteState: Pick<SiteState, "lock">;
  transaction: Transaction;
  pause: Pause;
  now: Clock;
  newId: NewId;
}>;

const withoutUses = (found: Media | undefined): readonly MediaWithUses[] => (found ? [{ ...found, uses: [] }] : []);

/** The files that may replace a stored one: drawings and icons keep their purpose. */
const ruleFor = ({ file }: Picture): ImageRule => {
  if (file.endsWith(".svg")) return imageRules.logo;
  return file.endsWith(".webp") ? imageRules.photo : imageRules.icon;
};

/** The use cases of the library's screens. */
export function createLibrary(needs: Needs) {
  const { media, eachUse, uses, pictures, history, digestOf, changeContent, siteState, transaction } = needs;
  const { pause, now, newId } = needs;
  const exchange = createExchange({ ...needs, uses: needs.recordUses });
  const versions = history.revisions<Media>("media");
  const restore = createRestore({ ...needs, versions, exchange });

  const withUses = async (found: readonly Media[]): Promise<readonly MediaWithUses[]> => {
    const byFile = usesByFile(await uses(found.map(({ picture }) => picture.file)));
    return found.map((one) => ({ ...one, uses: byFile.get(one.picture.file) ?? [] }));
  };
  const one = async (found: Media): Promise<MediaWithUses> => {
    const [whole = { ...found, uses: [] }] = await withUses([found]);
    return whole;
  };
  const find = async (id: string): Promise<Media> => {
    const found = await media.findById(id);
    if (!found) throw new DomainError("notFound");
    return found;
  };
  /** Counts the pictures that nothing uses, and reads `limit` of them after the first `after`. */
  async function unusedOf(query: MediaQuery, { after, limit }: Readonly<{ after: number; limit: number }>) {
    const used = new Set<string>();
    for await (const some of eachUse()) for (const { file } of some) used.add(file);
    const ids: string[] = [];
    let [total, bytes] = [0, 0];
    for await (const some of media.eachListed(query)) {
      for (const one of some.filter(({ file }) => !used.has(file))) {
        if (total >= after && ids.length < limit) ids.push(one.id);
        total += 1;
        bytes += one.bytes;
      }
      await pause();
    }
    const found = new Map((await media.findByIds(ids)).map((one) => [one.id, one]));
    return { total, bytes, rows: ids.flatMap((id): readonly MediaWithUses[] => withoutUses(found.get(id))) };
  }

  /** No record can start to use a picture meanwhile, since changes of content wait. */
  const whileContentStays = <T>(work: () => Promise<T>) =>
    transaction(async () => {
      await siteState.lock();
      return work();
    });

  /** Icons are stored in other formats, so their digest differs from that of the same bytes as a photo. */
  const digestFor = async (upload: Upload, kind: ImageKind) =>
    digestOf(await upload.bytes(), kind === "icon" ? kind : "");

  type Said = Pick<MediaInput, "alt" | "caption">;

  const added = async (picture: Picture, { name }: Upload, digest: string, input: Said, by: Actor) => {
    const { id: uploadedById, name: uploadedByName } = by.user;
    const record: Media = {
      id: newId(),
      picture: described(picture, { ...descriptionOf(picture), ...input }),
      name: nameOf(name),
      bytes: await pictures.sizeOf(picture),
      digest,
      isKept: true,
      uploadedById,
      uploadedByName,
      createdAt: now(),
      version: 1,
    };
    return history.write(by, { media: [] }, async () => {
      await media.insert([record]);
      const acts = [{ ...mediaAbout(record), action: "create" }] as const;
      return { after: { media: [record] }, brought: [picture], acts, result: record };
    });
  };

  return {
    async list(query: MediaQuery) {
      if (!query.unused) {
        const { rows, total } = await media.list(query);
        return pageOf({ rows: await withUses(rows), total }, query);
      }
      const { page, limit } = query;
      const { rows, total } = await unusedOf(query, { after: (page - 1) * limit, limit });
      return pageOf({ rows, total }, query);
    },
    get: async (id: string) => one(await find(id)),

    /** The pictures that a clean-up would remove: the first of them, and the total number and size. */
    unused: () =>
      unusedOf({ page: 1, limit: mediaLimits.sweepMax, sort: "oldest" }, { after: 0, limit: mediaLimits.sweepMax }),

    /** Equal bytes lead to the existing picture. */
    async add(
      upload: Upload,
      { kind, ...said }: MediaInput,
      by: Actor,
    ): Promise<Readonly<{ media: MediaWithUses; isNew: boolean }>> {
      const digest = await digestFor(upload, kind);
      const equal = await media.findByDigest(digest);
      // A drawing is no photo, whatever its type says.
      const known = equal && isOfKind(equal.picture, kind) ? equal : null;
      if (known) return { media: await one(known), isNew: false };
      return pictures.during([{ upload, field: "file", rule: imageRules[kind] }], async ([picture]) => {
        if (!picture) throw new DomainError("invalid", { message: mediaMessages.fileRequired });
        const result = await whileContentStays(async () => {
          // Another request may have been faster with the same picture.
          const faster = await media.findByDigest(digest);
          return { faster, record: faster ?? (await added(picture, upload, digest, said, by)) };
        });
        if (result.faster) await pictures.remove([picture]);
        return { media: await one(result.record), isNew: !result.faster };
      });
    },

    /** Changes the description of a picture wherever it is named. */
    async update(id: string, change: MediaUpdate, by: Actor) {
      refuseEmpty(change);
      const after = await changeContent(async () => {
        const before = await find(id);
        const { name = before.name, ...said } = given(change);
        const picture = described(before.picture, { ...descriptionOf(before.picture), ...said });
        const act = { action: "update", detail: { fields: Object.keys(given(change)) } } as const;
        return exchange({ before, changed: { ...before, name, picture }, act }, by);
      });
      return one(after);
    },

    /** Replaces the bytes of a picture wherever it is named. */
    async replace(id: string, upload: Upload, by: Actor) {
      const { picture: present } = await find(id);
      const rule = ruleFor(present);
      const digest = await digestFor(upload, rule.kind);
      const request = { upload, field: "file", rule };
      const { before, after } = await pictures.during([request], async ([stored]) => {
        if (!stored) throw new DomainError("invalid", { message: mediaMessages.fileRequired });
        const bytes = await pictures.sizeOf(stored);
        return changeContent(async () => {
          const before = await find(id);
          const picture = described(stored, descriptionOf(before.picture));
          const isTaken = (await media.findByDigest(digest)) !== null;
          const changed = { ...before, picture, bytes, digest: isTaken || !before.isKept ? null : digest };
          const act = { action: "update", detail: { fields: ["file"] } } as const;
          return { before, after: await exchange({ before, changed, brought: [picture], act }, by) };
        });
      });
      await history.release(by, [before.picture]);
      return one(after);
    },

    /** Removes all pictures or none. @throws {DomainError} "notFound"; "conflict" when one of them is in use */
    async remove(ids: readonly string[], by: Actor): Promise<number> {
      const removed = await whileContentStays(async () => {
        const found = await withUses(await media.findByIds(ids));
        if (found.length !== ids.length) throw new DomainError("notFound");
        if (found.some(({ uses }) => uses.length > 0))
          throw new DomainError("conflict", { message: mediaMessages.inUse });
        return history.write(by, { media: found.map(({ uses: _uses, ...record }) => record) }, async () => {
          await media.remove(ids);
          return { acts: found.map((record) => ({ ...mediaAbout(record), action: "delete" })), result: found };
        });
      });
      await history.release(
        by,
        removed.map(({ picture }) => picture),
      );
      return removed.length;
    },

    revisions: {
      list: versions.list,
      // The uses at that time are unknown.
      async get(id, version) {
        const { revision, values } = await versions.get(id, version);
        return { revision, values: { ...values, uses: [] } };
      },
      restore: async (id, version, by, ifVersion?: number) => one(await restore(id, version, by, ifVersion)),
    } satisfies Revisions<MediaWithUses>,

    crops: media.crops,

    /** The pictures of the library that an article's text shows, by their files. */
    async shown(files: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
      const found = files.length > 0 ? await media.findByFiles(files) : [];
      return new Map(found.map(({ picture }) => [picture.file, picture]));
    },
  };
}

export type Library = ReturnType<typeof createLibrary>;
