import { HttpError } from "react-admin";
import { type DeskPlace, keepCopy, listCopies, ownId, readCopy, type Typed } from "../data/copies.ts";
import { noResponse } from "../data/http.ts";
import type { Answer, Colleague, Obstacle } from "./draftState.ts";
import type { Draft } from "./drafts.ts";

/** Milliseconds since a colleague's last input after which the colleague counts as gone. */
const presentMs = 60_000;

const obstacles: Readonly<Record<number, Obstacle>> = { 401: "signedOut", 404: "gone", 413: "tooLong" };

function obstacleOf(error: unknown): Obstacle {
  const { status } = error instanceof HttpError ? error : { status: noResponse };
  const passes = status === noResponse || status === 429 || status >= 500;
  return passes ? "unreachable" : (obstacles[status] ?? "refused");
}

const typedOf = ({ values, base, version, lacksFiles }: Draft): Typed => ({
  // No field has this name; it tells a form that continues elsewhere that a file is missing.
  values: { ...values, ...(lacksFiles && { lacksFiles }) },
  ...(base && { base }),
  ...(version !== undefined && { baseVersion: version }),
});

/** Returns the text that identifies a draft as it is sent. */
export const textOf = (draft: Draft): string => JSON.stringify(typedOf(draft));

/** Sends a draft to the server, which keeps it as the own working copy. */
export async function sendDraft(place: DeskPlace, draft: Draft): Promise<Answer> {
  const text = textOf(draft);
  try {
    return { text, at: (await keepCopy(place, typedOf(draft))).updatedAt };
  } catch (error) {
    return { text, obstacle: obstacleOf(error) };
  }
}

/** Reads the working copy of an account. */
export async function readServerDraft(place: DeskPlace, by: string): Promise<Draft> {
  const { values, base, baseVersion, updatedAt } = await readCopy(place, by);
  const version = baseVersion === null ? {} : { version: baseVersion };
  const lacksFiles = "lacksFiles" in values ? { lacksFiles: true } : {};
  return { at: updatedAt, values, kept: place.key, ...version, ...(base && { base }), ...lacksFiles };
}

/** Lists the working copies of a record: the own one, and those of colleagues. */
export async function copiesAt(place: DeskPlace, signal?: AbortSignal) {
  const { copies, now } = await listCopies(place, signal);
  const me = ownId();
  const colleagues: readonly Colleague[] = copies
    .filter(({ by }) => by.id !== me)
    .map((one) => ({ ...one, isPresent: now - Date.parse(one.updatedAt) < presentMs }));
  return { own: copies.find(({ by }) => by.id === me), colleagues };
}
