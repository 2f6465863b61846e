import type { ImageKind, ImageRule } from "@etalase/contracts/rules/image";
import { anyFormPixels } from "@etalase/contracts/rules/image";
import { jpegStart, typeBytes, typeOfFile } from "@etalase/contracts/rules/image-bytes";

/** The width that the server stores at most. */
const widths: Readonly<Record<ImageKind, number>> = { photo: 2400, logo: 800, icon: 256 };
/** The types that a canvas reads and that keep their meaning in one picture. */
const canDraw = ["image/jpeg", "image/png", "image/webp"];
const quality = 0.9;
const tries = 4;

type Size = Readonly<{ width: number; height: number }>;

/** An animated WebP says so in its header; a canvas would keep only one of its pictures. */
const isAnimated = (start: Uint8Array) =>
  ((start[20] ?? 0) & 2) !== 0 && String.fromCharCode(...start.slice(12, 16)) === "VP8X";

/** Returns width and height as they are seen, without decoding the picture. */
const sizeOf = (url: string) =>
  new Promise<Size>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
    image.onerror = () => reject(new DOMException("This browser cannot read the picture", "EncodingError"));
    image.src = url;
  });

/** Draws the picture in a size and encodes it; the browser turns it upright. */
async function drawn(file: Blob, { width, height }: Size, type: string): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file, { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  // Some browsers ignore the wanted size of a bitmap.
  canvas.getContext("2d")?.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

type Source = Readonly<{ file: File; picture: Blob }>;

/** Makes a picture as wide as it is stored, and narrower until it is small enough. */
async function drawnSmaller({ file, picture }: Source, { kind, maxBytes }: ImageRule): Promise<File> {
  const { type } = file;
  const url = URL.createObjectURL(picture);
  const full = await sizeOf(url).finally(() => URL.revokeObjectURL(url));
  if (file.size <= maxBytes && full.width * full.height <= anyFormPixels) return file;
  // Only WebP keeps transparency in few bytes; an icon stays a PNG.
  const target = type === "image/jpeg" ? type : kind === "icon" ? "image/png" : "image/webp";
  for (let width = Math.min(full.width, widths[kind]), tried = 0; tried < tries; tried += 1, width *= 0.7) {
    const size = { width: Math.round(width), height: Math.max(1, Math.round((width * full.height) / full.width)) };
    const blob = await drawn(picture, size, target);
    // A browser that cannot write WebP writes PNG.
    if (blob && blob.size <= maxBytes)
      return new File([blob], file.name.replace(/(?:\.\w+)?$/, `.${blob.type.slice(6).replace("jpeg", "jpg")}`), {
        type: blob.type,
        lastModified: file.lastModified,
      });
  }
  return file;
}

const typed = (file: File, type: string) =>
  file.type === type ? file : new File([file], file.name, { type, lastModified: file.lastModified });

/**
 * Returns a file with the type that its bytes tell, and a large picture smaller, unless it must stay as it is.
 * @throws {DOMException} when this browser cannot read it
 */
export async function shrunk(file: File, rule: ImageRule): Promise<File> {
  const start = new Uint8Array(await file.slice(0, typeBytes).arrayBuffer());
  const known = typed(file, typeOfFile(start, file.type));
  if (!canDraw.includes(known.type) || isAnimated(start)) return known;
  // Browsers do not find a JPEG behind stray bytes.
  const picture =
    known.type === "image/jpeg" ? known.slice(Math.max(0, jpegStart(start)), known.size, known.type) : known;
  return drawnSmaller({ file: known, picture }, rule);
}
