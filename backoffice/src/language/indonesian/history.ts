/** Audit log, versions, trash, redirects and system. */
export const history = {} as const;
