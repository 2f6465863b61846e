import type { Context } from "koa";
import { type AuditLog, accountOf } from "../../application/audit.ts";
import { addressOf } from "../address.ts";
import type { Sessions } from "./session.ts";

type Needs = Readonly<{ sessions: Sessions; audit: Pick<AuditLog, "refused"> }>;

/** Records a write that another site began with the token of a signed-in person. */
export const createForeignWriteLog =
  ({ sessions, audit }: Needs) =>
  async (context: Context): Promise<void> => {
    const signedIn = await sessions.of(context).catch(() => null);
    if (!signedIn) return;
    const { user } = signedIn;
    const { method } = context;
    const act = { ...accountOf(user), action: "access", detail: { reason: "crossSite", method } } as const;
    await audit.refused({ user, ip: addressOf(context) }, act, method);
  };
