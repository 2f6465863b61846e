import { lostHeader } from "@etalase/contracts/media";
import type { Context } from "koa";
import { type Files, isChosen } from "../../application/media.ts";

/** Has the answer name the visible parts that drawings among the files lose. */
export const reportingLost = (files: Files, context: Context): Files => {
  const lost = new Set<string>();
  const tellLost = (parts: readonly string[]) => {
    for (const part of parts) lost.add(part);
    context.set(lostHeader, [...lost].join(", "));
  };
  return Object.fromEntries(
    Object.entries(files).map(([field, uploads]) => [
      field,
      uploads.map((upload) => (isChosen(upload) ? upload : { ...upload, tellLost })),
    ]),
  );
};
