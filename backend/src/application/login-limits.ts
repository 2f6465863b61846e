import type { User } from "../domain/user.ts";
import type { RateLimiter } from "./ports.ts";
import { countTry } from "./tries.ts";

/*
 * The limits of tries for passwords and codes in a quarter of an hour
 *
 * - A name from one address: 5 times. This does not affect the owner at another address.
 * - An address: 20 times, whichever names it tries.
 * - A name from everywhere: 100 times, so that a thousand addresses do not have 5,000 guesses.
 * - The codes of an account whose password is known, from everywhere: 20 times, since there are only a million.
 * - A browser that has signed in to the account before carries a mark of its own. Its tries are counted separately:
 *   neither a crowd that uses up the 100 nor a neighbour behind the same address locks it out. The limits are 5 times
 *   for the mark, and 100 times for all marks of the account together, 20 times for codes: with the password, any
 *   number of marks can be made. Another password, or a second factor turned on or off, ends all marks.
 *
 * Names are counted as they were typed, user name and e-mail address separately: a refusal that counts both would
 * reveal which address belongs to which name. Both are also counted together for their account, with the same limits.
 * Past those, the password is not looked at, and the answer is the one to a wrong password. Every try is counted before
 * anything is checked, so that parallel tries cannot slip past.
 */
const windowMs = 15 * 60_000;
const most = { near: 5, address: 20, everywhere: 100, codes: 20 } as const;

/** The time for which a browser stays known. */
export const deviceLimits = { keptMs: 180 * 24 * 60 * 60_000 } as const;

/** The owner of a mark, with the credentials that the mark ends with. */
export type MarkOwner = Pick<User, "id" | "passwordHash"> & Readonly<{ hasTwoFactor: boolean }>;

/** `device` identifies the browser; `generation` stays the same until the account's credentials change. */
export type KnownDevice = Readonly<{ device: string; generation: string }>;

/** Recognises browsers that have signed in to an account before. */
export interface DeviceMarks {
  /** Makes a new mark, which the account's browser keeps. */
  make(owner: MarkOwner): string;
  /** Makes a mark with today's date for a known device. */
  again(known: KnownDevice, owner: MarkOwner): string;
  /** Null for a mark that is not ours, belongs to another account, is too old, or was made for other credentials. */
  known(mark: string, owner: MarkOwner): KnownDevice | null;
}

/**
 * `ip` is the client's; `binding` as in TokenClaims; `device` is the mark that the client carries; `browser` is in
 * words.
 */
export type Origin = Readonly<{ ip: string; binding?: string; device?: string; browser?: string }>;

/** An attempt to sign in to the account of this name, which may not exist. */
type Try = Readonly<{ name: string; user: User | null; origin: Origin }>;

/** A counted attempt. */
export type Attempt = Readonly<{
  /** Whether the tries of the account are used up under its other name: then no password is right. */
  isSpent: boolean;
  /** Called when the password was right and only a code is missing, whose tries count for the name alone. */
  passwordHolds(): Promise<unknown>;
  /** Counts the try of a code, too. @throws {DomainError} "tooManyAttempts" */
  triesCode(): Promise<unknown>;
  /** Called after a success: neither this attempt nor earlier ones count any longer. */
  succeeded(): Promise<unknown>;
  /** Called after a success that leaves earlier attempts counted. */
  takenBack(): Promise<unknown>;
}>;

const nobody = { id: "", passwordHash: "" } as const;

type Needs = Readonly<{
  limiter: RateLimiter;
  devices: DeviceMarks;
  hasTwoFactor: (userId: string) => Promise<boolean>;
}>;

const keyOf = {
  address: (ip: string) => `login:ip:${ip}`,
  name: (name: string) => `login:name:${name}:`,
  nameFrom: (name: string, ip: string) => `login:name:${name}:from:${ip}`,
  codes: (userId: string) => `login:codes:${userId}`,
  marks: (userId: string) => `login:marks:${userId}:`,
  device: (device: string) => `login:device:${device}`,
};

/** The keys of the counters: of the name from one place and from everywhere, and of the account's codes. */
type Counters = Readonly<{ near: string; everywhere: string; codes: string }> &
  Readonly<{ address?: string; other?: Readonly<{ near: string; everywhere: string }> }>;

const ofDevice = ({ id }: User, { device, generation }: KnownDevice): Counters => {
  const everywhere = `${keyOf.marks(id)}${generation}`;
  return { near: keyOf.device(device), everywhere, codes: `${everywhere}:codes` };
};

const ofName = ({ name, user, origin: { ip } }: Try): Counters => {
  // An unknown name has no other one, and takes as much work.
  const other = (user && [user.username, user.email].find((own) => own !== name)) ?? `nobody:${name}`;
  const countersOf = (one: string) => ({ near: keyOf.nameFrom(one, ip), everywhere: keyOf.name(one) });
  return {
    ...countersOf(name),
    address: keyOf.address(ip),
    codes: keyOf.codes(user?.id ?? ""),
    other: countersOf(other),
  };
};

async function beginBy(limiter: RateLimiter, { address, near, everywhere, codes, other }: Counters): Promise<Attempt> {
  const counted = new Set<string>();
  const count = (key: string, limit: number) => {
    counted.add(key);
    return countTry(limiter, key, { limit, windowMs });
  };
  const giveBack = async (...keys: readonly (string | undefined)[]) => {
    for (const key of keys) if (key !== undefined && counted.delete(key)) await limiter.giveBack(key);
  };
  if (address) await count(address, most.address);
  const tries = { near: await count(near, most.near), everywhere: await count(everywhere, most.everywhere) };
  const others = {
    near: other ? await limiter.counted(other.near) : 0,
    everywhere: other ? await limiter.counted(other.everywhere) : 0,
  };
  return {
    isSpent: tries.near + others.near > most.near || tries.everywhere + others.everywhere > most.everywhere,
    passwordHolds: () => giveBack(address),
    triesCode: async () => void (await count(codes, most.codes)),
    async succeeded() {
      await giveBack(everywhere, codes);
      for (const key of [near, other?.near]) if (key !== undefined) await limiter.clear(key);
    },
    takenBack: () => giveBack(address, near, everywhere),
  };
}

export function createLoginLimits({ limiter, devices, hasTwoFactor }: Needs) {
  const ownerOf = async ({ id, passwordHash }: Pick<User, "id" | "passwordHash">): Promise<MarkOwner> => ({
    id,
    passwordHash,
    hasTwoFactor: await hasTwoFactor(id),
  });

  const knownDevice = async (user: User | null, mark: string | undefined): Promise<KnownDevice | null> => {
    if (mark === undefined) return null;
    // Takes the same time for an unknown name.
    const owner = await ownerOf(user ?? nobody);
    return user && devices.known(mark, owner);
  };

  return {
    /** Counts a try. @throws {DomainError} "tooManyAttempts" */
    async begin(one: Try): Promise<Attempt> {
      const { user, origin } = one;
      const known = await knownDevice(user, origin.device);
      return beginBy(limiter, user && known ? ofDevice(user, known) : ofName(one));
    },

    /** Forgets all tries for the account, except those of known devices. */
    async forget({ id, username, email }: User): Promise<void> {
      for (const name of [username, email]) await limiter.clearAll(keyOf.name(name));
      await limiter.clear(keyOf.codes(id));
      await limiter.clearAll(keyOf.marks(id));
    },

    /** Makes a mark for a browser that has signed in. */
    markDevice: async (user: User) => devices.make(await ownerOf(user)),

    knownDevice,

    /** Makes a mark for a browser that was known before the account's credentials changed. */
    markAgain: async (known: KnownDevice, user: User) => devices.again(known, await ownerOf(user)),
  };
}

export type LoginLimits = ReturnType<typeof createLoginLimits>;
