import { cropOf } from "@etalase/contracts/media";
import type { PictureSet } from "@etalase/contracts/rules/answers.schema";
import { mediaPath } from "@etalase/contracts/site/paths";
import { fileAtWidth, type Picture } from "../../../domain/picture.ts";

export const mediaUrl = ({ file }: Picture, publicUrl: string): string => publicUrl + mediaPath(file);

/** What a page needs to show the picture without shifting. */
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
