import { addressTaken, privacyPolicyKept, privacyPolicySlug } from "@etalase/contracts/pages";
import type { PageInput, PagesQuery, PageUpdate } from "@etalase/contracts/pages.schema";
import { DomainError, invalidField } from "../domain/errors.ts";
import { excerptOf } from "../domain/news.ts";
import type { OwnPage } from "../domain/pages.ts";
import { firstVisible, noSearchFields, publicAt, type Shown, shownOf, unscheduled } from "../domain/publication.ts";
import type { Source, Viewer } from "../domain/user.ts";
import { cleanText, definedValues, pageOf, type Sanitize, type SearchedRepository } from "./content.ts";
import { createOrder, type OrderedRepository } from "./order.ts";
import {
  createPublishedReads,
  createSeen,
  describedBy,
  namingOriginals,
  scheduled,
  searchPictures,
  spokenAs,
  type Translations,
} from "./publication.ts";
import type { ContentNeeds, ContentRepository } from "./record-changes.ts";
import { createSlugs, type SluggedRepository } from "./slugs.ts";
import { createWriting } from "./writing.ts";

export type PageInList = Omit<OwnPage, "content">;

/** A list query after the check of visibility: `shown` says which pages are allowed. */
export type PageSearch = Omit<PagesQuery, "status" | "state" | "language"> & Readonly<{ shown: Shown }>;

export interface PageRepository
  extends ContentRepository<OwnPage, PageSearch, PageInList>,
    OrderedRepository<PageInList>,
    SluggedRepository<OwnPage>,
    Translations,
    SearchedRepository {
  /** The pages that stand in a menu, in order. */
  inMenus(shown: Shown): Promise<readonly PageInList[]>;
}

type Needs = ContentNeeds & Readonly<{ pages: PageRepository; sanitize: Sanitize }>;

const resource = "pages";

/** The reads of pages that are open to everybody; the viewer and the time decide which pages are visible. */
function createReading({ pages, sanitize, now }: Needs) {
  const seen = createSeen(pages, now);
  // Rows can come from a backup or an older sanitiser, so stored texts are not trusted either.
  const toShow = async (page: OwnPage, viewer: Viewer): Promise<OwnPage> => ({
    ...(await seen.one(page, viewer)),
    content: sanitize(page.content),
  });

  return {
    ...createPublishedReads(pages, now, toShow),

    async list({ status, state, language, ...query }: PagesQuery, viewer: Viewer) {
      return pageOf(await pages.list({ ...query, shown: shownOf({ status, state, language }, viewer, now()) }), query);
    },
    /** Only public pages, for staff too, since the site shows the result. */
    inMenus: () => pages.inMenus(publicAt(now())),
  };
}

const isPrivacyPolicy = ({ slug }: Pick<OwnPage, "slug">) => slug === privacyPolicySlug;

/** @throws {DomainError} "invalid" for an edit after which links of the site would lead nowhere, or to another page */
function refuseUnlinked(before: OwnPage, after: OwnPage): void {
  if (isPrivacyPolicy(after) && after.language !== before.language)
    throw invalidField("language", privacyPolicyKept.language);
  if (isPrivacyPolicy(before) !== isPrivacyPolicy(after))
    throw invalidField("slug", isPrivacyPolicy(after) ? addressTaken : privacyPolicyKept.slug);
  const { status, publishAt, unpublishAt } = after;
  const isAlwaysShown = status === "published" && publishAt === null && unpublishAt === null;
  if (isPrivacyPolicy(after) && !isAlwaysShown) throw invalidField("status", privacyPolicyKept.status);
}

function createPagesWriting({ pages, sanitize, ...needs }: Needs) {
  const order = createOrder({ ...needs, records: pages, resource, what: "Page" });
  const slugs = createSlugs(pages.slugsLike, "halaman");

  const writing = createWriting<OwnPage, PageInput, PageUpdate>({
    ...needs,
    resource,
    records: order.closingRanks,
    fields: searchPictures,
    picturesOf: ({ shareImage }) => (shareImage ? [shareImage] : []),
    async created({ slug, ...input }, { base, stored }) {
      if (slug === privacyPolicySlug) throw invalidField("slug", addressTaken);
      const content = cleanText(input.content, sanitize);
      const schedule = scheduled(input, unscheduled);
      return {
        ...input,
        ...base,
        ...schedule,
        ...describedBy(input, { ...noSearchFields, excerpt: "" }, { stored, excerpt: () => excerptOf(content) }),
        content,
        ...spokenAs(base.id, input),
        slug: slug || (await slugs.free(input.title)),
        publishedAt: firstVisible({ ...schedule, status: input.status, publishedAt: null }, base.createdAt),
        order: await order.last(),
      };
    },
    async edited(before, { slug, content, ...change }, { stored, at }) {
      const { publishAt: _from, unpublishAt: _until, shareImage: _picture, ...fields } = definedValues(change);
      const text = content === undefined ? {} : { content: cleanText(content, sanitize) };
      const edited = { ...before, ...fields, ...text, ...scheduled(change, before) };
      const after = {
        ...edited,
        ...describedBy(change, before, { stored, excerpt: () => excerptOf(edited.content) }),
        slug: await slugs.next(before, { slug, title: edited.title, at }),
        ...spokenAs(before.id, edited),
        publishedAt: firstVisible(edited, at),
      };
      refuseUnlinked(before, after);
      return after;
    },
  });

  /** @throws {DomainError} "invalid" for the privacy policy, else like the removal of any records */
  async function remove(ids: readonly string[], by: Source): Promise<number> {
    if ((await pages.findByIds(ids)).some(isPrivacyPolicy))
      throw new DomainError("invalid", { message: privacyPolicyKept.deleted });
    return writing.remove(ids, by);
  }

  return { ...namingOriginals(writing, pages), remove, move: order.move };
}

/** The pages that the owner writes, such as /tentang-kami. */
export const createPagesService = (needs: Needs) => ({ ...createReading(needs), ...createPagesWriting(needs) });

export type PagesService = ReturnType<typeof createPagesService>;
