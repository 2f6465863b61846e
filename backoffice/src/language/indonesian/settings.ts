/** Settings of the site. */
export const settings = {} as const;
