import { createBackups } from "../backup/backups.ts";
import type { NightlyNeeds } from "../backup/nightly.ts";
import { auditRoutes } from "../http/api/audit.ts";
import { backupRoutes } from "../http/api/backups.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** The audit log, as the dashboard shows it. */
export const auditingFeature = ({ audit, auditChain, timeWatch, addressHash }: Base) =>
  ({
    services: { audit, auditChain, timeWatch, addressHash },
    routes: () => auditRoutes({ audit }),
    tidying: { forgetting: { audit: auditChain.forget } },
  }) satisfies Feature;

/** The programs that make and rehearse backups, and the number of nightly ones; 0 for none. */
type Options = Readonly<{ programs: Pick<NightlyNeeds, "backUp" | "rehearse">; keep: number }>;

/** The backups that the dashboard shows. */
export function backupsFeature({ dataDir, now, failed, audit }: Base, { programs, keep }: Options) {
  const services = { backups: createBackups({ dataDir, now, failed, ...programs, keep }) };
  return { services, routes: () => backupRoutes({ ...services, audit }) } satisfies Feature;
}
