/** The desk: calendar, orders of records, undo, mail and notices. */
export const desk = {} as const;
