/** Leads and orders. */
export const leads = {} as const;
