import { type Sessions as SessionsView, sessions as sessionsAnswer } from "@etalase/contracts/accounts/users.schema";
import { unknownBrowser } from "@etalase/contracts/auth";
import type { SessionsService } from "../../application/accounts/sessions.ts";
import { type Route, route } from "../api/route.ts";
import { type Sessions, theActor, theUser } from "../api/session.ts";

const path = "/api/auth/sessions";

type Needs = Readonly<{
  accountSessions: SessionsService;
  sessions: Sessions;
  /** Hashes a client's address with a key. */
  addressHash: (ip: string) => string;
}>;

/** The sessions of the caller's own account. */
export const sessionRoutes = ({ accountSessions, sessions, addressHash }: Needs): readonly Route[] => [
  route({
    method: "GET",
    path,
    who: "signedIn",
    response: sessionsAnswer,
    handle: async ({ signedIn, ip }) => {
      const found = await accountSessions.listOf(theUser(signedIn));
      const body: SessionsView = {
        sessions: found.map(({ id, browser, address, createdAt, lastSeenAt }) => ({
          id,
          browser: browser || unknownBrowser,
          place: address === addressHash(ip) ? "here" : "elsewhere",
          current: id === signedIn?.sessionId,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastSeenAt.toISOString(),
        })),
      };
      return { body };
    },
  }),
  route({
    method: "DELETE",
    path: `${path}/:id`,
    who: "signedIn",
    handle: async (call) => {
      const { params, signedIn, context } = call;
      await accountSessions.end(params.id ?? "", theActor(call));
      if (params.id === signedIn?.sessionId) sessions.end(context);
      return {};
    },
  }),
];
