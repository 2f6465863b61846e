import type { FileHandle } from "node:fs/promises";
import { backupsList, madeBackup } from "@etalase/contracts/backups.schema";
import type { AuditLog } from "../../application/audit.ts";
import { DomainError } from "../../domain/errors.ts";
import { type Route, route } from "./route.ts";
import { viewBy } from "./views/view-by.ts";

const path = "/api/backups";

type Shelved = Readonly<{ name: string; madeAt: Date; bytes: number; rehearsedAt: Date | null }>;

type Shelf = Readonly<{
  keep: number;
  list(): Promise<readonly Shelved[]>;
  open(name: string): Promise<FileHandle | null>;
  make(): Promise<Shelved>;
}>;

type Needs = Readonly<{ backups: Shelf; audit: Pick<AuditLog, "record"> }>;

/** A backup holds everything, including the secret: only superadmins have access, and each download is recorded. */
export const backupRoutes = ({ backups, audit }: Needs): readonly Route[] => [
  route.get(path, "superadmin", {
    response: backupsList,
    handle: async () => ({ body: viewBy(backupsList, { keep: backups.keep, backups: await backups.list() }) }),
  }),
  route.post(path, "superadmin", {
    response: madeBackup,
    answers: [201],
    handle: async (call) => {
      const backup = await backups.make();
      await audit.record(call.by, [{ action: "create", resource: "backups", record: null }]);
      return { body: viewBy(madeBackup, backup) };
    },
  }),
  route.get(`${path}/:name`, "superadmin", {
    fileType: "application/x-tar",
    handle: async (call) => {
      const { name = "" } = call.params;
      const file = await backups.open(name);
      if (!file) throw new DomainError("notFound");
      const { size } = await file.stat();
      if (call.context.method === "GET")
        await audit.record(call.by, [{ action: "export", resource: "backups", record: null }]);
      call.context.set("Cache-Control", "private, no-store");
      call.context.attachment(name);
      call.context.type = "application/x-tar";
      call.context.length = size;
      return { body: file.createReadStream() };
    },
  }),
];
