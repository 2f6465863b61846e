import type { Wire } from "../data/wire.ts";

/** Accounts are changed field by field, never through a form. */
export const usersWire: Wire = { listKey: "users", sorts: {}, fields: [] };
