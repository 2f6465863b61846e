import type { MailsQuery } from "@etalase/contracts/mail.schema";
import { EntitySchema } from "@mikro-orm/core";
import type { SecretBox } from "../application/accounts/two-factor-store.ts";
import type { MailRepository, OpenMail } from "../application/mail/outbox.ts";
import type { Letter, Mail } from "../domain/mail.ts";
import { createQueue, type Queued, queueColumns, unclaimed } from "./claims.ts";
import { removeShare } from "./ended.ts";
import { createTable, dateColumn, type Em, fresh, idColumn } from "./repository.ts";

/** The key under which a mail collects parts, and its parts so far. */
type Gathering = Readonly<{ gathering: string | null; parts: readonly unknown[] | null }>;

type MailRow = Queued<Mail & Gathering>;

const longText = { type: "text", columnType: "mediumtext" } as const;

export const outboxSchema = new EntitySchema<MailRow>({
  name: "OutboxMail",
  tableName: "outbox",
  properties: {
    id: idColumn,
    to: { type: "string", length: 254, fieldName: "recipient" },
    replyTo: { type: "string", length: 254 },
    subject: { type: "string", length: 200 },
    text: longText,
    html: longText,
    headers: { type: "json" },
    isBulk: { type: "boolean" },
    ...queueColumns,
    validUntil: { ...dateColumn, nullable: true },
    gathering: { type: "string", length: 50, nullable: true, index: true },
    parts: { type: "json", nullable: true },
    createdAt: dateColumn,
  },
  // In the order in which mails are sent.
  indexes: [{ properties: ["status", "isBulk", "nextTryAt"] }],
});

/** Seals the contents of mails: their links give access, and the database holds no other token in clear text. */
type LetterBox = Pick<SecretBox, "close" | "open">;

/** Texts are empty when another secret has sealed them. */
const openedBy = (box: LetterBox, { text, html, ...mail }: Mail): Mail => ({
  ...mail,
  text: box.open(text, mail.id) ?? "",
  html: box.open(html, mail.id) ?? "",
});

const sealedBy = (box: LetterBox, id: string, { text, html }: Letter) => ({
  text: box.close(text, id),
  html: box.close(html, id),
});

const mailOf = ({ claimedUntil: _until, gathering: _key, parts: _parts, ...mail }: Mail & Partial<MailRow>): Mail =>
  mail;

/** No instance has begun to send the mail. */
const unsent = { status: "pending", tries: 0, claimedUntil: null } as const;

/** The columns of a mail that no instance sends yet, and that gathers no parts. */
const alone = { claimedUntil: null, gathering: null, parts: null };

/** The mails that gather parts until they are sent. */
function createGathering(em: Em, box: LetterBox) {
  const columnsOf = ({ id, parts }: OpenMail, { subject, replyTo, headers, ...letter }: Mail) => ({
    ...sealedBy(box, id, { ...letter, subject }),
    subject,
    replyTo,
    headers,
    parts,
  });

  return {
    async findOpen(to, gathering, at) {
      const row = await em.findOne(outboxSchema, { to, gathering, ...unsent, nextTryAt: { $gt: at } }, fresh);
      return row && { id: row.id, parts: row.parts ?? [] };
    },
    async findGathered(id) {
      const row = await em.findOne(outboxSchema, { id, gathering: { $ne: null } }, fresh);
      return row && { id, to: row.to, parts: row.parts ?? [] };
    },
    rewriteOpen: async (open, mail) =>
      (await em.nativeUpdate(outboxSchema, { id: open.id, ...unsent }, columnsOf(open, mail))) > 0,
    rewrite: (gathered, mail) => em.nativeUpdate(outboxSchema, { id: gathered.id }, columnsOf(gathered, mail)),
  } satisfies Partial<MailRepository>;
}

/** The mails on their way. */
function createDelivery(em: Em, box: LetterBox) {
  const orderBy = { isBulk: "asc" } as const;
  const { claim, remove } = createQueue<Mail & Gathering>(em, {
    schema: outboxSchema,
    waiting: { status: "pending" },
    orderBy,
  });
  return {
    async claim(at, until) {
      const mail = await claim(at, until);
      return mail && openedBy(box, mailOf(mail));
    },
    remove,
    giveBack: ({ id, status, tries, lastError, nextTryAt }) =>
      em.nativeUpdate(outboxSchema, { id }, { status, tries, lastError, nextTryAt, claimedUntil: null }),
    async hurry(id, at) {
      const again = { status: "pending", tries: 0, nextTryAt: at, claimedUntil: null } as const;
      await em.nativeUpdate(outboxSchema, { id, ...unclaimed(at) }, again);
    },
  } satisfies Partial<MailRepository>;
}

export function createMailRepository(em: Em, box: LetterBox): MailRepository {
  const table = createTable<Mail, MailRow, MailsQuery>(em, {
    schema: outboxSchema,
    rowOf: (mail) => ({ ...mail, ...alone }),
    recordOf: mailOf,
    whereOf: ({ status }) => (status ? { status } : {}),
    orderOf: () => ({ id: "desc" }),
    unlisted: ["text", "html", "headers", "parts"],
  });

  return {
    ...createGathering(em, box),
    ...createDelivery(em, box),
    list: table.list,
    findById: (id) => em.findOne(outboxSchema, { id }, { ...fresh, fields: ["id", "validUntil"] }),
    async after(id, limit) {
      const rows = await em.find(outboxSchema, { id: { $gt: id } }, { ...fresh, limit, orderBy: { id: "asc" } });
      return rows.map((row) => ({ ...openedBy(box, mailOf(row)), parts: row.parts }));
    },
    async insert(mail, gathering) {
      const gathered = gathering ? { gathering: gathering.key, parts: gathering.parts } : {};
      await em.insert(outboxSchema, { ...mail, ...sealedBy(box, mail.id, mail), ...alone, ...gathered });
    },
    insertAll: (mails) =>
      em.insertMany(
        outboxSchema,
        mails.map((mail) => ({ ...mail, ...sealedBy(box, mail.id, mail), ...alone })),
      ),
    removeFailed: (before) =>
      removeShare(em, {
        schema: outboxSchema,
        key: "id",
        since: "createdAt",
        where: { status: "failed", createdAt: { $lt: before } },
      }),
  };
}
