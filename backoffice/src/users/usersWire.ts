import type { Wire } from "../wire.ts";

/** Accounts are changed field by field, never through a form. */
export const usersWire: Wire = { listKey: "users", sorts: {}, fields: [] };
