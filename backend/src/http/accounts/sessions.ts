import { type Sessions as SessionsView, sessions as sessionsAnswer } from "@etalase/contracts/accounts/users.schema";
import { unknownBrowser } from "@etalase/contracts/auth";
import type { SessionsService } from "../../application/accounts/sessions.ts";
import { type Route, route } from "../api/route.ts";
import type { Sessions } from "../api/session.ts";

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
      const found = await accountSessions.listOf(by.user);
      const body: SessionsView = {
        sessions: found.map(({ id, browser, address, createdAt, lastSeenAt }) => ({
          id,
          browser: browser || unknownBrowser,
          place: address === addressHash(ip) ? "here" : "elsewhere",
          current: id === by.sessionId,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastSeenAt.toISOString(),
        })),
      };
      return { body };
    },
  }),
  route.delete(`${path}/:id`, "signedIn", {
    handle: async ({ id, by, context }) => {
      await accountSessions.end(id, by);
      if (id === by.sessionId) sessions.end(context);
    },
  }),
];
