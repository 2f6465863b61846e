import { sessions as sessionsAnswer } from "@etalase/contracts/accounts/users.schema";
import { unknownBrowser } from "@etalase/contracts/auth";
import type { SessionsService } from "../../application/accounts/sessions.ts";
import { type Route, route } from "../api/route.ts";
import type { Sessions } from "../api/session.ts";
import { viewBy } from "../api/views/view-by.ts";

const path = "/api/auth/sessions";

type Needs = Readonly<{
  accountSessions: SessionsService;
  sessions: Sessions;
  /** Hashes a client's address with a key. */
  addressHash: (ip: string) => string;
}>;

/** The sessions of the caller's own account. */
export const sessionRoutes = ({ accountSessions, sessions, addressHash }: Needs): readonly Route[] => [
  route.get(path, "signedIn", {
    response: sessionsAnswer,
    handle: async ({ by, ip }) => {
      const sessions = await accountSessions.listOf(by.user);
      const open = sessions.map(({ browser, address, lastSeenAt: lastUsedAt, ...session }) => ({
        ...session,
        browser: browser || unknownBrowser,
        place: address === addressHash(ip) ? ("here" as const) : ("elsewhere" as const),
        current: session.id === by.sessionId,
        lastUsedAt,
      }));
      return { body: viewBy(sessionsAnswer, { sessions: open }) };
    },
  }),
  route.delete(`${path}/:id`, "signedIn", {
    handle: async ({ id, by, context }) => {
      await accountSessions.end(id, by);
      if (id === by.sessionId) sessions.end(context);
    },
  }),
];
