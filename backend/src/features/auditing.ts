import { auditRoutes } from "../http/api/audit.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** The audit log, as the dashboard shows it. */
export const auditingFeature = ({ audit, auditChain, timeWatch, addressHash }: Base) =>
  ({
    services: { audit, auditChain, timeWatch, addressHash },
    routes: () => auditRoutes({ audit }),
    tidying: { forgetting: { audit: auditChain.forget } },
  }) satisfies Feature;
