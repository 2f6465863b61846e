/** The overview and its figures. */
export const overview = {} as const;
