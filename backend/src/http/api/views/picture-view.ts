import { cropOf } from "@etalase/contracts/media";
import type { PictureSet } from "@etalase/contracts/rules/answers.schema";
import { mediaPath } from "@etalase/contracts/site/paths";
import { fileAtWidth, type Picture } from "../../../domain/picture.ts";
import type { SearchFields, Spoken } from "../../../domain/publication.ts";

/** The addresses of the site and of its pictures; both may be the same. */
export type Addresses = Readonly<{ publicUrl: string; mediaPublicUrl: string }>;

export const mediaUrl = ({ file }: Picture, mediaPublicUrl: string): string => mediaPublicUrl + mediaPath(file);

/** The file name in a picture's address; addresses from before the pictures moved are recognised, too. */
export const fileAt = (url: string, { publicUrl, mediaPublicUrl }: Addresses): string | undefined => {
  const base = [mediaPublicUrl, publicUrl].find((base) => url.startsWith(base + mediaPath("")));
  return base === undefined ? undefined : url.slice((base + mediaPath("")).length);
};

/** The data that a page needs to show the picture without a layout shift. */
export function pictureSet(picture: Picture, mediaPublicUrl: string): PictureSet {
  const { file, width, height, color, widths, alt, caption, focal } = picture;
  const crop = focal && cropOf(focal);
  const sizes = [...widths.map((size) => ({ size, name: fileAtWidth(file, size) })), { size: width, name: file }];
  return {
    width,
    height,
    color,
    srcset: sizes.map(({ size, name }) => `${mediaPublicUrl}${mediaPath(name)} ${size}w`).join(", "),
    ...(alt ? { alt } : {}),
    ...(caption ? { caption } : {}),
    ...(crop ? { crop } : {}),
  };
}

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
