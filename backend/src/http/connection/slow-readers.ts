import type { ServerResponse } from "node:http";

const slowReaders = new WeakSet<ServerResponse>();

/** Lets a client receive an answer in any time that it needs, as long as it leaves no part unread for long. */
export const waitFor = (response: ServerResponse) => void slowReaders.add(response);

export const isWaitedFor = (response: ServerResponse): boolean => slowReaders.has(response);
