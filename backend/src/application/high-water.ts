/** The progress of the site: the newest time that it trusts, and the audit log's last entry. */
export type HighWater = Readonly<{ newestAt: Date; number: number; hash: string }>;

/** Stored outside of the database, so that it reveals a database that was set back. */
export interface HighWaterMark {
  /** "changed" for a mark that this site has not written, null for none. */
  read(): Promise<HighWater | "changed" | null>;
  save(mark: HighWater): Promise<unknown>;
}
