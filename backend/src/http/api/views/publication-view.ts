import type { Schedule, SearchFields, Spoken } from "../../../domain/publication.ts";
import { mediaUrl, pictureSet } from "./picture-view.ts";

export const scheduleView = ({ publishAt, unpublishAt }: Schedule) => ({
  publishAt: publishAt?.toISOString() ?? null,
  unpublishAt: unpublishAt?.toISOString() ?? null,
});

/** The own fields of publication of a single record. */
export const publicationView = (
  { translationOf, hasOwnExcerpt, shareImage }: SearchFields & Spoken,
  mediaPublicUrl: string,
) => ({
  translationOf,
  hasOwnExcerpt,
  shareImage: shareImage ? mediaUrl(shareImage, mediaPublicUrl) : "",
  shareImageSet: shareImage && pictureSet(shareImage, mediaPublicUrl),
});
