/** Something that was done and has to stay traceable. The name is a copy, since the account may go before the entry. */
export type AuditEntry = Readonly<{
  id: string;
  at: Date;
  userId: string;
  username: string;
  action: string;
  detail: Readonly<Record<string, string | number>>;
}>;

/** Entries are added and never changed; inside the transaction of what they tell of, so that neither is without the other. */
export interface AuditLog {
  add(entry: AuditEntry): Promise<void>;
}

/** What tells one text from another: the SHA-256 of its UTF-8 bytes in hex, and how many they are. */
export type Fingerprint = (text: string) => Readonly<{ sha256: string; bytes: number }>;
