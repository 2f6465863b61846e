import { EntitySchema } from "@mikro-orm/core";
import type {
  EmailChangeRepository,
  InvitationRepository,
  ResetLinkRepository,
} from "../application/accounts/links.ts";
import type { EmailChange, Invitation, ResetLink } from "../domain/account-links.ts";
import { dateColumn, type Em, fresh, idColumn } from "./repository.ts";

// SHA-256 as base64url.
const hashColumn = { type: "character", length: 43, unique: true } as const;
const accountColumn = { type: "character", length: 24, index: true } as const;

export const invitationSchema = new EntitySchema<Invitation>({
  name: "Invitation",
  tableName: "invitations",
  properties: {
    id: idColumn,
    name: { type: "string", length: 100 },
    email: { type: "string", length: 254 },
    role: { type: "string", length: 20 },
    tokenHash: hashColumn,
    invitedBy: accountColumn,
    createdAt: dateColumn,
    expiresAt: dateColumn,
  },
});

export const resetLinkSchema = new EntitySchema<ResetLink>({
  name: "ResetLink",
  tableName: "reset_links",
  properties: {
    userId: idColumn,
    tokenHash: hashColumn,
    madeBy: accountColumn,
    createdAt: dateColumn,
    expiresAt: dateColumn,
  },
});

export const emailChangeSchema = new EntitySchema<EmailChange>({
  name: "EmailChange",
  tableName: "email_changes",
  properties: {
    userId: idColumn,
    email: { type: "string", length: 254 },
    tokenHash: hashColumn,
    createdAt: dateColumn,
    expiresAt: dateColumn,
  },
});

const newest = { ...fresh, orderBy: { createdAt: "desc", id: "desc" } } as const;

export const createInvitationRepository = (em: Em): InvitationRepository => ({
  all: () => em.find(invitationSchema, {}, newest),
  count: () => em.count(invitationSchema),
  findById: (id) => em.findOne(invitationSchema, { id }, fresh),
  findByHash: (tokenHash) => em.findOne(invitationSchema, { tokenHash }, fresh),
  async insert(invitation) {
    await em.insert(invitationSchema, { ...invitation });
  },
  async renew({ id, tokenHash, invitedBy, createdAt, expiresAt }) {
    await em.nativeUpdate(invitationSchema, { id }, { tokenHash, invitedBy, createdAt, expiresAt });
  },
  async remove(id) {
    await em.nativeDelete(invitationSchema, { id });
  },
  async removeFor(email) {
    await em.nativeDelete(invitationSchema, { email });
  },
  async removeMadeBy(invitedBy) {
    await em.nativeDelete(invitationSchema, { invitedBy });
  },
  async removeEnded(before) {
    await em.nativeDelete(invitationSchema, { expiresAt: { $lt: before } });
  },
});

export const createResetLinkRepository = (em: Em): ResetLinkRepository => ({
  findByHash: (tokenHash) => em.findOne(resetLinkSchema, { tokenHash }, fresh),
  async save(link) {
    await em.upsert(resetLinkSchema, { ...link });
  },
  async removeOf(userId) {
    await em.nativeDelete(resetLinkSchema, { userId });
  },
  async removeMadeBy(madeBy) {
    await em.nativeDelete(resetLinkSchema, { madeBy });
  },
  async removeEnded(before) {
    await em.nativeDelete(resetLinkSchema, { expiresAt: { $lt: before } });
  },
});

export const createEmailChangeRepository = (em: Em): EmailChangeRepository => ({
  all: () => em.findAll(emailChangeSchema, fresh),
  findOf: (userId) => em.findOne(emailChangeSchema, { userId }, fresh),
  findByHash: (tokenHash) => em.findOne(emailChangeSchema, { tokenHash }, fresh),
  async save(change) {
    await em.upsert(emailChangeSchema, { ...change });
  },
  async removeOf(userId) {
    await em.nativeDelete(emailChangeSchema, { userId });
  },
  async removeEnded(before) {
    await em.nativeDelete(emailChangeSchema, { expiresAt: { $lt: before } });
  },
});
