import { isStaff } from "@etalase/contracts/auth";
import { type Session, sessionLimits } from "../../domain/session.ts";
import type { User } from "../../domain/user.ts";
import type { TokenSigner } from "../credentials.ts";
import type { LoginLimits, Origin } from "../login-limits.ts";
import type { Clock, NewId } from "../ports.ts";
import type { SessionRepository } from "../sessions.ts";

export type BeginningNeeds = Readonly<{
  sessions: SessionRepository;
  tokens: TokenSigner;
  /** Hashes a client's address with a key. */
  addressHash: (ip: string) => string;
  loginLimits: LoginLimits;
  now: Clock;
  newId: NewId;
}>;

/** Stores a new session. Call it inside the transaction of the sign-in. */
export async function beginSession(
  { sessions, addressHash, now, newId }: Pick<BeginningNeeds, "sessions" | "addressHash" | "now" | "newId">,
  user: User,
  { ip, browser = "" }: Origin,
): Promise<Session> {
  const at = now();
  const where = { browser, address: addressHash(ip) };
  const session: Session = { id: newId(), userId: user.id, ...where, createdAt: at, lastSeenAt: at };
  await sessions.insert(session);
  if (!isStaff(user.role)) await sessions.removeOldest(user.id, sessionLimits.most);
  return session;
}

/** The answer to a client whose session has begun: its token, and the mark by which its browser stays known. */
export async function welcome(
  { tokens, loginLimits }: Pick<BeginningNeeds, "tokens" | "loginLimits">,
  { account, session }: Readonly<{ account: User; session: Session }>,
  { binding }: Origin,
) {
  const claims = { userId: account.id, sessionId: session.id, ...(binding ? { binding } : {}) };
  const token = await tokens.sign(claims, session.createdAt);
  return { user: account, token, device: await loginLimits.markDevice(account) };
}
