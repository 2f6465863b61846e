/** One's own account, and signing in. */
export const account = {} as const;
