/** The present moment. */
export type Clock = () => Date;

/** A new record id: 24 lower-case hex characters, ascending in time. */
export type NewId = () => string;

/** Runs the work in one database transaction; what it throws undoes everything. Nested calls join the outer one. */
export type Transaction = <T>(work: () => Promise<T>) => Promise<T>;

/** Facts about the whole site that every instance shares. */
export interface SiteState {
  /** Makes other transactions that lock wait until this one ends. */
  lock(): Promise<void>;
  /** Marks that public content has changed; inside the transaction that changes it. */
  contentChanged(): Promise<void>;
  /** Grows with each change of public content. */
  contentVersion(): Promise<number>;
}

/** Counts events in fixed windows, shared by all instances and across restarts. */
export interface RateLimiter {
  /** Counts one event and tells how many there were in the current window, and the seconds until it ends. */
  count(key: string, windowMs: number): Promise<Readonly<{ count: number; retryAfter: number }>>;
  /** Takes one counted event back. */
  giveBack(key: string): Promise<void>;
  clear(key: string): Promise<void>;
  /** Forgets the windows that have ended. */
  removeEnded(): Promise<void>;
}
