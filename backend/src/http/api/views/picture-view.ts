import { cropOf } from "@etalase/contracts/media";
import type { PictureSet } from "@etalase/contracts/rules/answers.schema";
import { mediaPath } from "@etalase/contracts/site/paths";
import { fileAtWidth, type Picture } from "../../../domain/picture.ts";
import type { SearchFields, Spoken } from "../../../domain/publication.ts";

export const mediaUrl = ({ file }: Picture, publicUrl: string): string => publicUrl + mediaPath(file);

/** The file name in a picture's address. */
export function fileAt(url: string, publicUrl: string): string | undefined {
  const folder = publicUrl + mediaPath("");
  return url.startsWith(folder) ? url.slice(folder.length) : undefined;
}

/** The data that a page needs to show the picture without a layout shift. */
export function pictureSet(picture: Picture, publicUrl: string): PictureSet {
  const { file, width, height, color, widths, alt, caption, focal } = picture;
  const crop = focal && cropOf(focal);
  const sizes = [...widths.map((size) => ({ size, name: fileAtWidth(file, size) })), { size: width, name: file }];
  return {
    width,
    height,
    color,
    srcset: sizes.map(({ size, name }) => `${publicUrl}${mediaPath(name)} ${size}w`).join(", "),
    ...(alt ? { alt } : {}),
    ...(caption ? { caption } : {}),
    ...(crop ? { crop } : {}),
  };
}

/** The own fields of publication of a single record. */
export const publicationView = (
  { translationOf, hasOwnExcerpt, shareImage }: SearchFields & Spoken,
  publicUrl: string,
) => ({
  translationOf,
  hasOwnExcerpt,
  shareImage: shareImage ? mediaUrl(shareImage, publicUrl) : "",
  shareImageSet: shareImage && pictureSet(shareImage, publicUrl),
});
