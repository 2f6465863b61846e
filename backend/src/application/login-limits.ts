import { DomainError } from "../domain/errors.ts";
import type { User } from "../domain/user.ts";
import type { RateLimiter } from "./ports.ts";

/*
 * How often passwords and codes may be tried, in a quarter of an hour
 *
 * - A name from one address: 5 times. The owner at another address is none the worse for it.
 * - An address: 20 times, whichever names it tries.
 * - A name from everywhere: 100 times, so that a thousand addresses do not have 5,000 guesses.
 * - The codes of an account whose password is known, from everywhere: 20 times, since there are but a million.
 * - A browser that has signed in to the account before carries a mark of its own. Its tries count apart from those of
 *   others: neither a crowd that uses up the 100 nor a neighbour behind the same address locks it out. They are 5 times
 *   for the mark, and for all marks of the account together 100 times, 20 times for codes: whoever has the password can
 *   make as many marks as there is time for. Another password, or a second factor turned on or off, ends all of them.
 *
 * Names count as they were typed, user name and e-mail address apart: one counter for an account would tell which
 * address belongs to which name. Every try counts before anything is checked, so that parallel ones cannot slip past.
 */
const windowMs = 15 * 60_000;
const most = { nameFromAddress: 5, address: 20, name: 100, codes: 20, device: 5 } as const;

/** How long a browser stays known. */
export const deviceLimits = { keptMs: 180 * 24 * 60 * 60_000 } as const;

/** Whose mark it is, and what it ends with. */
export type MarkOwner = Pick<User, "id" | "passwordHash"> & Readonly<{ hasTwoFactor: boolean }>;

/** `device` tells one from others, `generation` is the same until the account's credentials change. */
export type KnownDevice = Readonly<{ device: string; generation: string }>;

/** Recognises browsers that have signed in to an account before. */
export interface DeviceMarks {
  /** A new mark, for the account's browser to keep. */
  make(owner: MarkOwner): string;
  /** A mark of today for a device that is known. */
  again(known: KnownDevice, owner: MarkOwner): string;
  /** Null for a mark that is not ours, is another account's, is too old, or of other credentials. */
  known(mark: string, owner: MarkOwner): KnownDevice | null;
}

/** `ip` of the client; `binding` as in TokenClaims; `device` is the mark that it carries; `browser` in words. */
export type Origin = Readonly<{ ip: string; binding?: string; device?: string; browser?: string }>;

/** Somebody tries to be the account of this name, of which there may be none. */
type Try = Readonly<{ name: string; user: User | null; origin: Origin }>;

/** A try that has been counted. */
export type Attempt = Readonly<{
  /** The password was right; what is still wanted is a code, whose tries count for the name alone. */
  passwordHolds(): Promise<void>;
  /** Counts the try of a code, too. @throws {DomainError} "tooManyAttempts" */
  triesCode(): Promise<void>;
  /** It was right: neither it nor those before it count any longer. */
  succeeded(): Promise<void>;
  /** It was right, and those before it go on counting. */
  takenBack(): Promise<void>;
}>;

const nobody = { id: "", passwordHash: "" } as const;

type Needs = Readonly<{
  limiter: RateLimiter;
  devices: DeviceMarks;
  hasTwoFactor: (userId: string) => Promise<boolean>;
}>;

export function createLoginLimits({ limiter, devices, hasTwoFactor }: Needs) {
  const count = async (key: string, max: number) => {
    const { count: tries, retryAfter } = await limiter.count(key, windowMs);
    if (tries > max) throw new DomainError("tooManyAttempts", { limit: max, retryAfter });
  };
  const keyOf = { address: (ip: string) => `login:ip:${ip}`, name: (name: string) => `login:name:${name}:` };
  const codesOf = (userId: string) => `login:codes:${userId}`;
  const nameFrom = (name: string, ip: string) => `${keyOf.name(name)}from:${ip}`;

  const ofMarks = (userId: string) => `login:marks:${userId}:`;

  const ownerOf = async ({ id, passwordHash }: Pick<User, "id" | "passwordHash">): Promise<MarkOwner> => ({
    ...{ id, passwordHash },
    hasTwoFactor: await hasTwoFactor(id),
  });

  const knownDevice = async (user: User | null, mark: string | undefined): Promise<KnownDevice | null> => {
    if (mark === undefined) return null;
    // Takes as long for a name that nobody has.
    const owner = await ownerOf(user ?? nobody);
    return user && devices.known(mark, owner);
  };

  /** Counts the tries of codes, and takes back its own alone. */
  const countingCodes = (key: string) => {
    let tried = false;
    return {
      async triesCode() {
        tried = true;
        await count(key, most.codes);
      },
      giveBackCode: async () => void (tried && (await limiter.giveBack(key))),
    };
  };

  const beginOnDevice = async ({ id }: User, { device, generation }: KnownDevice): Promise<Attempt> => {
    const key = `login:device:${device}`;
    const all = `${ofMarks(id)}${generation}`;
    await count(key, most.device);
    await count(all, most.name);
    const { triesCode, giveBackCode } = countingCodes(`${all}:codes`);
    return {
      passwordHolds: async () => {},
      triesCode,
      async succeeded() {
        await limiter.giveBack(all);
        await giveBackCode();
        await limiter.clear(key);
      },
      async takenBack() {
        for (const counted of [key, all]) await limiter.giveBack(counted);
      },
    };
  };

  return {
    /** Counts a try. @throws {DomainError} "tooManyAttempts" */
    async begin({ name, user, origin: { ip, device } }: Try): Promise<Attempt> {
      const known = await knownDevice(user, device);
      if (user && known) return beginOnDevice(user, known);
      await count(keyOf.address(ip), most.address);
      await count(nameFrom(name, ip), most.nameFromAddress);
      await count(keyOf.name(name), most.name);
      let held = false;
      const passwordHolds = async () => {
        if (!held) await limiter.giveBack(keyOf.address(ip));
        held = true;
      };
      const { triesCode, giveBackCode } = countingCodes(codesOf(user?.id ?? ""));
      return {
        passwordHolds,
        triesCode,
        async succeeded() {
          await limiter.giveBack(keyOf.name(name));
          await giveBackCode();
          for (const own of user ? [user.username, user.email] : []) await limiter.clear(nameFrom(own, ip));
        },
        async takenBack() {
          for (const key of [keyOf.address(ip), nameFrom(name, ip), keyOf.name(name)]) await limiter.giveBack(key);
        },
      };
    },

    /** Forgets all tries for the account but those of each device that it knows. */
    async forget({ id, username, email }: User): Promise<void> {
      for (const name of [username, email]) await limiter.clearAll(keyOf.name(name));
      await limiter.clear(codesOf(id));
      await limiter.clearAll(ofMarks(id));
    },

    /** A new mark, for a browser that has signed in. */
    markDevice: async (user: User) => devices.make(await ownerOf(user)),

    knownDevice,

    /** A mark for a browser that was known before the account's credentials changed. */
    markAgain: async (known: KnownDevice, user: User) => devices.again(known, await ownerOf(user)),
  };
}

export type LoginLimits = ReturnType<typeof createLoginLimits>;

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How often an address may make accounts or set passwords by links: 5 times a minute, 20 a day, of each kind. */
export const createSignUpLimits = (limiter: RateLimiter) => {
  const count = async (key: string, max: number, windowMs: number) => {
    const { count, retryAfter } = await limiter.count(key, windowMs);
    if (count > max) throw new DomainError("tooManyAttempts", { limit: max, retryAfter });
  };
  /** @throws {DomainError} "tooManyAttempts" */
  return async (kind: "register" | "invitation" | "reset", ip: string): Promise<void> => {
    await count(`${kind}:minute:${ip}`, 5, minuteMs);
    await count(`${kind}:day:${ip}`, 20, dayMs);
  };
};

export type SignUpLimits = ReturnType<typeof createSignUpLimits>;
