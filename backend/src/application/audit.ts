/** An act that has to stay traceable. The name is a copy, since the account may go before the entry. */
export type AuditEntry = Readonly<{
  id: string;
  at: Date;
  userId: string;
  username: string;
  action: string;
  detail: Readonly<Record<string, string | number>>;
}>;

/** Entries are added and never changed; each in the transaction of its act, so that neither is without the other. */
export interface AuditLog {
  add(entry: AuditEntry): Promise<void>;
}

/** Tells one text from another: the SHA-256 of its UTF-8 bytes in hex, and their number. */
export type Fingerprint = (text: string) => Readonly<{ sha256: string; bytes: number }>;
