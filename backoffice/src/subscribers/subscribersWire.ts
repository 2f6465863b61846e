import type { Wire } from "../data/wire.ts";

/** Subscribers are only listed and deleted. */
export const subscribersWire: Wire = { listKey: "subscribers", sorts: {}, fields: [] };
