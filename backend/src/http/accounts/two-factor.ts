import {
  recoveryCodes,
  twoFactorDemand,
  twoFactorSetup,
  twoFactorState,
} from "@etalase/contracts/accounts/users.schema";
import { codeInput, ownPasswordInput, twoFactorInput, twoFactorRequirement } from "@etalase/contracts/auth.schema";
import type { TwoFactorService } from "../../application/accounts/two-factor.ts";
import type { Actor } from "../../domain/user.ts";
import { type Route, route } from "../api/route.ts";
import type { Sessions } from "../api/session.ts";

const path = "/api/auth/two-factor";

const asking = ({ user, sessionId = "" }: Actor) => ({ user, sessionId });

type Needs = Readonly<{ twoFactor: TwoFactorService; sessions: Sessions }>;

/** The calls about the caller's own second factor, which is on once its first code is confirmed. */
const ownRoutes = ({ twoFactor, sessions }: Needs): readonly Route[] => [
  route.get(path, "signedIn", {
    response: twoFactorState,
    handle: async ({ by, signedIn }) => ({
      body: { ...(await twoFactor.stateOf(by.user.id)), lacking: signedIn?.lacksTwoFactor ?? false },
    }),
  }),
  route.post(path, "signedIn", {
    body: { schema: twoFactorInput },
    response: twoFactorSetup,
    handle: async ({ by, input, context }) => ({
      body: await twoFactor.begin(asking(by), input, sessions.originOf(context)),
    }),
  }),
  route.post(`${path}/confirm`, "signedIn", {
    body: { schema: codeInput },
    response: recoveryCodes,
    handle: async ({ by, input, context }) => {
      const confirm = () => twoFactor.confirm(asking(by), input.code, sessions.originOf(context));
      return { body: { recoveryCodes: await sessions.keepingDevice(context, by.user, confirm) } };
    },
  }),
  route.delete(path, "signedIn", {
    body: { schema: ownPasswordInput },
    handle: async ({ by: { user }, input, context }) => {
      const turnOff = () => twoFactor.turnOff(user, input.password, sessions.originOf(context));
      await sessions.keepingDevice(context, user, turnOff);
    },
  }),
];

/** The calls about other accounts' factors, and about the requirement for staff, which a superadmin sets. */
const demandRoutes = ({ twoFactor, sessions }: Needs): readonly Route[] => [
  route.delete("/api/users/:id/two-factor", "superadmin", {
    body: { schema: ownPasswordInput },
    handle: ({ id, by, input, context }) =>
      twoFactor.turnOffOf(id, input.password, { by, origin: sessions.originOf(context) }),
  }),
  route.get(`${path}/requirement`, "staff", {
    response: twoFactorDemand,
    handle: async () => ({ body: { required: await twoFactor.isRequired() } }),
  }),
  route.put(`${path}/requirement`, "superadmin", {
    body: { schema: twoFactorRequirement },
    response: twoFactorDemand,
    handle: async ({ by, input }) => {
      await twoFactor.require(by, input.required);
      return { body: input };
    },
  }),
];

export const twoFactorRoutes = (needs: Needs): readonly Route[] => [...ownRoutes(needs), ...demandRoutes(needs)];
