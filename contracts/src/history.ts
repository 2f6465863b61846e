/** What staff do can be taken back within this time. */
export const undoMs = 30 * 60_000;

/** What a write did to the records that it was about. */
export const deeds = ["create", "update", "delete", "restore", "move"] as const;
export type Deed = (typeof deeds)[number];

/** The header of a write's answer whose text takes it back. */
export const undoHeader = "X-Undo";

/** What is deleted waits so long. */
export const trashDays = 30;

/** So many versions of a record are kept, however old; younger than a year, all. */
export const revisionsKept = 50;

export const trashLimits = { pageSize: 25 } as const;
export const undoLimits = { pageSize: 25 } as const;

/** The kinds of records that the trash can hold, as the dashboard's addresses spell them. */
export const isKind = (text: string): boolean => /^[a-z][a-z-]{0,49}$/.test(text);
