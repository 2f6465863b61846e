import { refusal } from "./refusals/refusal.ts";

export const mediaLimits = { nameMax: 200, altMax: 300, captionMax: 500, pageSize: 24, sweepMax: 200 } as const;

export const mediaSorts = ["newest", "oldest", "largest", "name"] as const;
export type MediaSort = (typeof mediaSorts)[number];

/** The point of a picture that crops keep visible, as shares of its width and height, 0 to 1. */
export type Focal = Readonly<{ x: number; y: number }>;
export const centre: Focal = { x: 0.5, y: 0.5 };

/**
 * Returns a crop's CSS class, named after the point in percent, in steps of 10. Null for the centre, which needs none.
 */
export function cropOf({ x, y }: Focal): string | null {
  const [left, top] = [x, y].map((share) => Math.round(share * 10) * 10);
  return left === 50 && top === 50 ? null : `f${left}-${top}`;
}

/** Returns the CSS rule of such a class. */
export const cropRule = (crop: string): string =>
  crop.replace(/^f(\d+)-(\d+)$/, (name, left, top) => `.${name}{object-position:${left}% ${top}%}`);

/** The response header that names the visible parts which drawings of the request lost, with commas between. */
export const lostHeader = "X-Lost";

export const mediaMessages = {
  lost: "The drawing was saved without unsupported parts ({parts}). Check how it looks, or use a PNG.",
  inUse: refusal("The picture is in use"),
  fileRequired: refusal("A picture is required"),
  badFile: refusal("file must be the name of a stored picture"),
  badFocal: refusal("focal must hold x and y, from 0 to 1"),
  unknown: refusal("The picture is no longer in the library"),
} as const;

const storedFile = /^[0-9a-f]{32}\.(?:webp|png|svg|ico)$/;
/** Tells whether the name can be that of a stored picture, in its full size. */
export const isStoredFile = (name: string): boolean => storedFile.test(name);
