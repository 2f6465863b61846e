import type { Schedule } from "../../../domain/publication.ts";
import type { SearchFields } from "../../../domain/search-fields.ts";
import { mediaUrl, pictureSet } from "./picture-view.ts";

export const scheduleView = ({ publishAt, unpublishAt }: Schedule) => ({
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
});

/** The further search fields of a form; the excerpt is not among them, since lists show it, too. */
export const searchView = ({ shareImage, ...fields }: SearchFields, mediaPublicUrl: string) => ({
  hasOwnExcerpt: fields.hasOwnExcerpt,
  seoTitle: fields.seoTitle,
  seoDescription: fields.seoDescription,
  noindex: fields.noindex,
  shareImage: shareImage ? mediaUrl(shareImage, mediaPublicUrl) : "",
  shareImageSet: shareImage && pictureSet(shareImage, mediaPublicUrl),
});
