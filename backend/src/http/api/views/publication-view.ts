import type { Schedule, Spoken } from "../../../domain/publication.ts";
import type { SearchFields } from "../../../domain/search-fields.ts";
import { mediaUrl, pictureSet } from "./picture-view.ts";

export const scheduleView = ({ publishAt, unpublishAt }: Schedule) => ({
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
});

/** The fields of publication that lists show, too. */
export const publicationView = ({ language, ...times }: Schedule & Spoken) => ({ language, ...scheduleView(times) });

/** The further fields of a form; the excerpt is not among them, since lists show it, too. */
export const searchView = ({ shareImage, ...fields }: SearchFields & Spoken, mediaPublicUrl: string) => ({
  translationOf: fields.translationOf,
  hasOwnExcerpt: fields.hasOwnExcerpt,
  seoTitle: fields.seoTitle,
  seoDescription: fields.seoDescription,
  noindex: fields.noindex,
  shareImage: shareImage ? mediaUrl(shareImage, mediaPublicUrl) : "",
  shareImageSet: shareImage && pictureSet(shareImage, mediaPublicUrl),
});
