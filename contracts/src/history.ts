/** Milliseconds during which a change by the staff can be undone. */
export const undoMs = 30 * 60_000;

/** The effects that a write can have on its records. */
export const deeds = ["create", "update", "delete", "restore", "move"] as const;
export type Deed = (typeof deeds)[number];

/** The response header with the token that undoes the write. */
export const undoHeader = "X-Undo";

/** Days until a record in the trash is deleted for good. */
export const trashDays = 30;

/** Versions of a record that are kept at any age; those younger than a year are all kept. */
export const revisionsKept = 50;

export const trashLimits = { pageSize: 25 } as const;
export const undoLimits = { pageSize: 25 } as const;

/** Tells whether the text can name a kind of record in the trash, as the dashboard's addresses spell it. */
export const isKind = (text: string): boolean => /^[a-z][a-z-]{0,49}$/.test(text);
