export const sessionLimits = {
  idleMs: 2 * 60 * 60 * 1000,
  absoluteMs: 12 * 60 * 60 * 1000,
  /** A session's last use is stored at most this often. */
  touchMs: 60 * 1000,
  /** An account without staff rights has at most this many; the oldest ends. */
  most: 20,
} as const;

/** One login. It ends after two idle hours, twelve hours in all, or at logout. */
export type Session = Readonly<{
  id: string;
  userId: string;
  /** In words. */
  browser: string;
  /** The keyed hash of the client's address. */
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
}>;

export const isAlive = ({ createdAt, lastSeenAt }: Session, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() < sessionLimits.idleMs &&
  now.getTime() - createdAt.getTime() < sessionLimits.absoluteMs;
