import type { FileHandle } from "node:fs/promises";
import { extname } from "node:path";
import { DomainError } from "../../../domain/errors.ts";
import { type Route, route } from "../route.ts";

/** A picture that an earlier version shows: for the dashboard, since nobody else is served it. */
export const keptPictureRoute = (openKept: (name: string) => Promise<FileHandle | null>): Route =>
  route({
    method: "GET",
    path: "/api/history/pictures/:file",
    who: "staff",
    file: "image/*",
    handle: async ({ params: { file = "" }, context }) => {
      const found = await openKept(file);
      if (!found) throw new DomainError("notFound");
      const { size } = await found.stat();
      context.set("Cache-Control", "private, no-store");
      context.type = extname(file);
      context.length = size;
      return { body: found.createReadStream() };
    },
  });
