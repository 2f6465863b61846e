import { redirectLimits, redirectMessages } from "@etalase/contracts/redirects";
import { DomainError, invalidField } from "../../domain/errors.ts";
import { createRedirectIndex, endOf, type RedirectIndex } from "../../domain/redirects/redirect-index.ts";
import { isForeign, isReserved, type Redirect, sourceOf, targetOf } from "../../domain/redirects/redirects.ts";

/** A redirect as somebody types it. */
export type Entry = Readonly<{ from: string; to: string }>;

/** A redirect in the form in which it is stored. */
export type Way = Pick<Redirect, "path" | "target">;

/** The target of a stored redirect: the site may own an address by now that was another site's. */
export const leadOf = ({ target }: Way, publicUrl: string): string =>
  target.startsWith("/") ? target : (targetOf(target, publicUrl) ?? target);

/** Leaves out redirects from reserved paths, which earlier versions could store. */
export const redirectIndexOf = (stored: readonly Redirect[], publicUrl: string): RedirectIndex =>
  createRedirectIndex(
    stored.filter(({ path }) => !isReserved(path)).map((one) => [one.path, leadOf(one, publicUrl)] as const),
  );

/**
 * The path and target that an entry names.
 * @throws {DomainError} "invalid" or "conflict" with the field that is wrong
 */
export function admitted({ from, to }: Entry, all: RedirectIndex, publicUrl: string): Way {
  const [path, target] = [sourceOf(from), targetOf(to, publicUrl)];
  if (isForeign(from, publicUrl)) throw invalidField("from", redirectMessages.foreign);
  if (path === null) throw invalidField("from", redirectMessages.badPath);
  if (target === null) throw invalidField("to", redirectMessages.badTarget);
  if (isReserved(path)) throw invalidField("from", redirectMessages.reserved);
  if (all.has(path)) throw new DomainError("conflict", { errors: { from: redirectMessages.taken } });
  return { path, target };
}

/** The end of the chain that a redirect begins. @throws {DomainError} "invalid" for a chain that leads back */
export function admittedEnd({ path, target }: Way, all: RedirectIndex): string {
  const end = endOf(target, path, all);
  if (end === null) throw invalidField("to", redirectMessages.loop);
  return end;
}

/** @throws {DomainError} "invalid" when no redirect fits beside all of these */
export function refuseTooMany(all: RedirectIndex) {
  if (all.size() >= redirectLimits.max) throw new DomainError("invalid", { message: redirectMessages.tooMany });
}
