import sharp from "sharp";

/**
 * Makes a photo of 12 megapixels like a phone's; each number gives another one, since the library recognises equal
 * files.
 */
export async function photoOf12Megapixels(number: number): Promise<Blob> {
  const noise = { type: "gaussian", mean: 120 + number, sigma: 30 } as const;
  const image = sharp({ create: { width: 4000, height: 3000, channels: 3, background: "#000", noise } });
  return new Blob([await image.blur(1.2).jpeg({ quality: 85 }).toBuffer()], { type: "image/jpeg" });
}

/** Uploads a photo to the library. @returns the milliseconds it took */
export async function upload(origin: string, token: string, photo: Blob): Promise<number> {
  const body = new FormData();
  body.set("kind", "photo");
  body.set("file", photo, "foto.jpg");
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/api/media`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  if (answer.status !== 201) throw new Error(`The upload was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
  return performance.now() - startedAt;
}
