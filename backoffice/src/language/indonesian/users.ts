/** Accounts of others, and invitations. */
export const users = {} as const;
