import { pictureBytes } from "./services.ts";

export const fileOf = (bytes: Uint8Array | string, name: string, type = "image/png") =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], name, { type });

export const pictureFile = async (name = "toko.png") => fileOf(await pictureBytes(), name);

export const dataUrlOf = (bytes: Uint8Array | string, type = "image/png") =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;

export const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><path d="M0 0h20v10H0z"/></svg>';

/** A form with those texts, and with those files under their fields. */
export function formOf(fields: Readonly<Record<string, string>>, files: Readonly<Record<string, File | File[]>> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const [name, some] of Object.entries(files)) for (const file of [some].flat()) form.append(name, file);
  return form;
}

/** The names of stored files in an answer's addresses, sorted. */
export const fileNames = (addresses: readonly string[]) => addresses.map((one) => one.split("/").pop() ?? "").sort();
