import type { EditedResource } from "@etalase/contracts/kinds";
import type { DeskPlace } from "../../domain/desk.ts";

// Texts, not JSON: input must return unchanged, and in the order of its fields.
export const longText = { type: "text", columnType: "mediumtext" } as const;
export const placeColumns = {
  resource: { type: "string", length: 50 },
  key: { type: "string", length: 50, fieldName: "record_key" },
} as const;
export const authorColumns = {
  userId: { type: "character", length: 24 },
  userName: { type: "string", length: 100 },
} as const;

export const placeOf = ({ resource, key }: Readonly<{ resource: string; key: string }>): DeskPlace => ({
  resource: resource as EditedResource, // nothing else is stored
  key,
});
export const authorIn = ({ userId, userName }: Readonly<{ userId: string; userName: string }>) => ({
  id: userId,
  name: userName,
});

export const ofPlace = ({ resource, key }: Partial<DeskPlace>, userId?: string) => ({
  ...(resource ? { resource } : {}),
  ...(key ? { key } : {}),
  ...(userId ? { userId } : {}),
});
