import { leadCodeLength, leadCodeOf } from "@etalase/contracts/leads/code";

export const newLeadCode = (): string => leadCodeOf(crypto.getRandomValues(new Uint32Array(leadCodeLength)));
