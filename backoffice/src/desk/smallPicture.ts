const sideMax = 900;
const known = new WeakMap<File, Promise<string>>();

const loaded = (src: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The picture could not be read"));
    image.src = src;
  });

async function shrink(file: File): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loaded(address);
    const { naturalWidth = 0, naturalHeight = 0 } = image;
    const scale = Math.min(1, sideMax / Math.max(naturalWidth, naturalHeight, 1));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 0.72);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Scales a chosen picture down to a data URL for a preview; empty when it cannot be read. */
export function smallPicture(file: File): Promise<string> {
  const made = known.get(file) ?? shrink(file).catch(() => "");
  known.set(file, made);
  return made;
}
