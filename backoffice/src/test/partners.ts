import type { Partner } from "@etalase/contracts/plain/partners.schema";
import { idOf } from "./articles.ts";

/** Makes a partner whose position and values derive from its number, except the given ones. */
export function partner(number: number, fields: Partial<Partner> = {}): Partner {
  const id = idOf(number);
  return {
    _id: id,
    id,
    name: `Partner ${number}`,
    logo: `https://example.com/media/${number}.svg`,
    logoSet: { width: 200, height: 100, color: "#cccccc", srcset: "" },
    website: `https://www.partner-${number}.id/about?from=etalase`,
    description: `What partner ${number} does.`,
    order: number - 1,
    isActive: true,
    createdAt: "2026-03-01T02:00:00.000Z",
    updatedAt: "2026-11-20T02:00:00.000Z",
    version: 3,
    ...fields,
  };
}

/** Returns the first so many partners. */
export const partners = (count: number): Partner[] => Array.from({ length: count }, (_, index) => partner(index + 1));
