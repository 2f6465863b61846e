import { createAuditLog } from "../application/audit.ts";
import { createAuditChain } from "../application/upkeep/audit-chain.ts";
import { createTimeWatch } from "../application/upkeep/time-watch.ts";
import { createHighWaterFile } from "../backup/high-water-file.ts";
import { highWaterFile } from "../backup/marks.ts";
import { auditRoutes } from "../http/api/audit.ts";
import { createTimeMarks } from "../persistence/site-state.ts";
import type { Core } from "./core.ts";
import type { Feature } from "./feature.ts";
import type { Stores } from "./stores.ts";

/** The audit log, its chain, and the watch over the machine's clock, which reads the times in the log. */
export function auditingFeature(core: Core, { entries }: Stores) {
  const { auditKeys, dataDir, em } = core;
  const mark = createHighWaterFile(highWaterFile(dataDir), auditKeys.seal);
  const timeWatch = createTimeWatch({
    ...core,
    marks: createTimeMarks(em),
    outside: mark,
    lastNoted: async () => (await entries.newest())?.at ?? null,
  });
  const auditing = { ...core, ...auditKeys, entries };
  const audit = createAuditLog(auditing);
  const auditChain = createAuditChain({
    ...auditing,
    mark,
    newestAt: async () => (await timeWatch.state()).newestAt,
  });
  const services = { audit, auditChain, timeWatch, addressHash: auditKeys.addressOf };
  return {
    services,
    routes: () => auditRoutes(services),
    tidying: { forgetting: { audit: auditChain.forget } },
  } satisfies Feature;
}
