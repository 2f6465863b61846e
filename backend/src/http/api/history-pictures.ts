import { extname } from "node:path";
import { DomainError } from "../../domain/errors.ts";
import type { OpenMedia } from "../media.ts";
import { type Route, route } from "./route.ts";

/** A picture of an earlier version, for the dashboard: nobody else is served it. */
export const keptPictureRoute = (openMedia: OpenMedia): Route =>
  route.get("/api/history/pictures/:file", "staff", {
    fileType: "image/*",
    handle: async ({ params: { file = "" }, context }) => {
      const found = await openMedia(file);
      if (!found) throw new DomainError("notFound");
      context.set("Cache-Control", "private, no-store");
      context.type = extname(file);
      context.length = found.size;
      return { body: await found.read() };
    },
  });
