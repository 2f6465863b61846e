/** The editor of texts. */
export const editor = {} as const;
