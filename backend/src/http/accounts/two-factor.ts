import {
  type RecoveryCodes,
  recoveryCodes,
  type TwoFactorDemand,
  type TwoFactorState,
  twoFactorDemand,
  twoFactorSetup,
  twoFactorState,
} from "@etalase/contracts/accounts/users.schema";
import { codeInput, ownPasswordInput, twoFactorInput, twoFactorRequirement } from "@etalase/contracts/auth.schema";
import type { SignedIn } from "../../application/accounts/sign-in.ts";
import type { TwoFactorService } from "../../application/accounts/two-factor.ts";
import { type Route, route } from "../api/route.ts";
import { type Sessions, theActor, theUser } from "../api/session.ts";

const path = "/api/auth/two-factor";

const asking = (signedIn: SignedIn | null) => ({
  user: theUser(signedIn),
  sessionId: signedIn?.sessionId ?? "",
});

type Needs = Readonly<{ twoFactor: TwoFactorService; sessions: Sessions }>;

/** A second factor is on once its first code is confirmed. */
const turnOnRoutes = ({ twoFactor, sessions }: Needs): readonly Route[] => [
  route({
    method: "POST",
    path,
    who: "signedIn",
    body: { schema: twoFactorInput },
    response: twoFactorSetup,
    handle: async ({ signedIn, input, context }) => ({
      body: await twoFactor.begin(asking(signedIn), input, sessions.originOf(context)),
    }),
  }),
  route({
    method: "POST",
    path: `${path}/confirm`,
    who: "signedIn",
    body: { schema: codeInput },
    response: recoveryCodes,
    handle: async ({ signedIn, input, context }) => {
      const own = asking(signedIn);
      const confirm = () => twoFactor.confirm(own, input.code, sessions.originOf(context));
      const codes = await sessions.keepingDevice(context, own.user, confirm);
      const body: RecoveryCodes = { recoveryCodes: codes };
      return { body };
    },
  }),
];

/** The calls about the caller's own second factor. */
const ownRoutes = ({ twoFactor, sessions }: Needs): readonly Route[] => [
  route({
    method: "GET",
    path,
    who: "signedIn",
    response: twoFactorState,
    handle: async ({ signedIn }) => {
      const state = await twoFactor.stateOf(theUser(signedIn).id);
      const body: TwoFactorState = { ...state, lacking: signedIn?.lacksTwoFactor ?? false };
      return { body };
    },
  }),
  ...turnOnRoutes({ twoFactor, sessions }),
  route({
    method: "DELETE",
    path,
    who: "signedIn",
    body: { schema: ownPasswordInput },
    handle: async ({ signedIn, input, context }) => {
      const user = theUser(signedIn);
      const turnOff = () => twoFactor.turnOff(user, input.password, sessions.originOf(context));
      await sessions.keepingDevice(context, user, turnOff);
      return {};
    },
  }),
];

/** The calls about other accounts' factors, and about the requirement for staff, which a superadmin sets. */
const demandRoutes = ({ twoFactor, sessions }: Needs): readonly Route[] => [
  route({
    method: "DELETE",
    path: "/api/users/:id/two-factor",
    who: "superadmin",
    body: { schema: ownPasswordInput },
    handle: async (call) => {
      const asked = { by: theActor(call), origin: sessions.originOf(call.context) };
      await twoFactor.turnOffOf(call.params.id ?? "", call.input.password, asked);
      return {};
    },
  }),
  route({
    method: "GET",
    path: `${path}/requirement`,
    who: "staff",
    response: twoFactorDemand,
    handle: async () => {
      const body: TwoFactorDemand = { required: await twoFactor.isRequired() };
      return { body };
    },
  }),
  route({
    method: "PUT",
    path: `${path}/requirement`,
    who: "superadmin",
    body: { schema: twoFactorRequirement },
    response: twoFactorDemand,
    handle: async (call) => {
      await twoFactor.require(theActor(call), call.input.required);
      return { body: call.input };
    },
  }),
];

export const twoFactorRoutes = (needs: Needs): readonly Route[] => [...ownRoutes(needs), ...demandRoutes(needs)];
