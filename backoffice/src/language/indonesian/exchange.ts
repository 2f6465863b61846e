/** Import and export. */
export const exchange = {} as const;
