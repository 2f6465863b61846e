import { extname } from "node:path";
import { revisionOf, revisions as revisionsAnswer } from "@etalase/contracts/history.schema";
import type * as z from "zod/mini";
import type { Revisions, Versioned } from "../../application/ports.ts";
import { DomainError } from "../../domain/errors.ts";
import type { Doer, Revision } from "../../domain/history.ts";
import type { OpenMedia } from "../media.ts";
import { type Call, type Route, route } from "./route.ts";

/** The person who did something, in the form of answers. */
export const doerView = ({ userId, userName }: Doer) => ({ id: userId, name: userName });

const revisionView = (revision: Doer & Pick<Revision, "version" | "at">) => ({
  version: revision.version,
  at: revision.at.toISOString(),
  by: doerView(revision),
});

type Versions<Whole> = Readonly<{
  /** The path of a record; it holds ":id" unless there is only one record. */
  path: string;
  revisions: Revisions<Whole>;
  /** The id of the only record of its kind. */
  only?: string;
  /** Returns the view or a promise of it. */
  view: (whole: Whole) => unknown;
  response: z.ZodMiniType;
}>;

/** @throws {DomainError} "notFound" when the parameter is no version */
function versionOf({ params }: Pick<Call, "params">): number {
  if (!/^[1-9]\d{0,8}$/.test(params.version ?? "")) throw new DomainError("notFound");
  return Number(params.version);
}

/** The routes of a record's versions: list, read, and restore. */
export function revisionRoutes<Whole extends Versioned>(versions: Versions<Whole>): readonly Route[] {
  const { path, revisions, only, view, response } = versions;
  const idOf = ({ id }: Pick<Call, "id">) => only ?? id;

  return [
    route.get(`${path}/revisions`, "staff", {
      response: revisionsAnswer,
      handle: async (call) => {
        const rows = await revisions.list(idOf(call));
        return { body: { revisions: rows.map((one) => ({ ...revisionView(one), fields: one.fields })) } };
      },
    }),
    route.get(`${path}/revisions/:version`, "staff", {
      response: revisionOf(response),
      handle: async (call) => {
        const { revision, values } = await revisions.get(idOf(call), versionOf(call));
        return { body: { ...revisionView(revision), values: await view(values) } };
      },
    }),
    route.post(`${path}/revisions/:version/restore`, "staff", {
      response,
      handle: async (call) => {
        const restored = await revisions.restore(idOf(call), versionOf(call), call.by, call.ifVersion);
        return { body: await view(restored), version: restored.version };
      },
    }),
  ];
}

/** A picture of an earlier version, for the dashboard: nobody else is served it. */
export const keptPictureRoute = (openMedia: OpenMedia): Route =>
  route.get("/api/history/pictures/:file", "staff", {
    fileType: "image/*",
    handle: async ({ params: { file = "" }, context }) => {
      const picture = await openMedia(file);
      if (!picture) throw new DomainError("notFound");
      context.set("Cache-Control", "private, no-store");
      context.type = extname(file);
      context.length = picture.size;
      return { body: await picture.read() };
    },
  });
