import type { AuditAction, AuditOutcome } from "@etalase/contracts/audit";
import type { AuditEntry } from "@etalase/contracts/audit.schema";
import { roleNames } from "@etalase/contracts/auth";
import { onlyRecordOf } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { browserName } from "../account/browserName.ts";
import { fillIn, type Plain, type Sentence, t, translated, translatedLabel } from "../kit/language/t.ts";
import { counted } from "../kit/parts/format.ts";
import { countedOf, nounOf, nouns, nounsOf } from "../kit/parts/kindNames.ts";
import { fieldName } from "./fieldNames.ts";

export const kindChoices = Object.entries(nouns).map(([id, noun]) => ({ id, name: capitalised(t(noun)) }));

export const actionNames: Readonly<Record<AuditAction, string>> = {
  signIn: t("Sign-in"),
  register: t("Registration"),
  signOutEverywhere: t("Sign-out everywhere"),
  passwordChange: t("Password change"),
  twoFactorOn: t("Two-factor on"),
  twoFactorOff: t("Two-factor off"),
  create: t("Creation"),
  update: t("Edit"),
  move: t("Move"),
  delete: t("Deletion"),
  undo: t("Undo"),
  restore: t("Restoring"),
  purge: t("Deletion for good"),
  customCode: t("Custom code"),
  export: t("Export"),
  send: t("Sending"),
  access: t("Refused access"),
  begin: t("Beginning of the log"),
  signOut: t("Sign-out"),
  twoFactorReplace: t("Two-factor replaced"),
};

export const outcomeNames: Readonly<Record<AuditOutcome, string>> = {
  done: t("Done [outcome]"),
  refused: t("Refused"),
};

const reasons: Readonly<Record<string, string>> = {
  credentials: t("wrong password"),
  unknown: t("no such account"),
  disabled: t("the account is disabled"),
  code: t("invalid two-factor code"),
  limit: t("too many attempts"),
  closed: t("registration is closed"),
  taken: t("the name or e-mail is taken"),
  lastSuperadmin: t("the site needs a superadmin"),
};

/** A sentence, and the facts of the entries that it describes. The first match is shown. */
type Rule = readonly [sentence: Sentence, facts?: Readonly<Record<string, unknown>>];
type Rules = Readonly<Partial<Record<AuditAction, readonly Rule[]>>>;

const done: Rules = {
  signIn: [["signed in with a recovery code", { by: "recoveryCode" }], ["signed in"]],
  register: [
    ["accepted an invitation", { invitation: true }],
    ["created the account {record}", { isNobody: true }],
    ["registered"],
  ],
  signOut: [["signed out", { browser: undefined }], ["ended their session of {browser}"]],
  signOutEverywhere: [["signed out everywhere"]],
  passwordChange: [
    ["set a new password with a reset link", { resetLink: true }],
    ["set a new password for {record}", { isNobody: true }],
    ["changed their own password"],
  ],
  twoFactorOn: [["turned two-factor sign-in on"]],
  twoFactorReplace: [["set up two-factor sign-in again"]],
  twoFactorOff: [["turned two-factor sign-in off", { isSelf: true }], ["turned two-factor sign-in off for {record}"]],
  create: [
    ["created a backup", { resource: "backups" }],
    ["invited {record} as {role}", { resource: "invitations" }],
    ["created and published the {noun} {record}", { status: "published" }],
    ["created the {noun} {record}"],
  ],
  update: [
    ["made two-factor sign-in required", { twoFactorRequired: true }],
    ["made two-factor sign-in optional", { twoFactorRequired: false }],
    ["created a new invitation link for {record}", { resource: "invitations" }],
    ["resent a mail", { resource: "mail" }],
    ["requested a password reset for {record} by mail", { onlyField: "resetLink", mailed: true }],
    ["created a reset link for {record}", { onlyField: "resetLink" }],
    ["used a recovery code to set up two-factor sign-in again", { onlyField: "recoveryCode" }],
    ["changed their own {fields}", { resource: "users", isOwn: true }],
    ["changed the {nouns}", { isOnly: true }],
    ["gave {record} the role {role}", { onlyField: "role" }],
    ["disabled {record}", { onlyField: "disabled", disabled: true }],
    ["enabled {record}", { onlyField: "disabled" }],
    ["activated {record}", { onlyField: "isActive", isActive: true }],
    ["deactivated {record}", { onlyField: "isActive" }],
    ["moved the lead {record}", { onlyField: "status", resource: "leads" }],
    ["published {record}", { onlyField: "status", status: "published" }],
    ["unpublished {record}", { onlyField: "status", status: "draft" }],
    ["unpublished {record}", { onlyField: "status", status: "pending" }],
    ["edited the {noun} {record}"],
  ],
  move: [
    ["moved the {noun} {record} up", { direction: "up", place: undefined }],
    ["moved the {noun} {record} down", { place: undefined }],
    ["moved the {noun} {record} to position {place}"],
  ],
  delete: [
    ["unsubscribed {record}", { unsubscribed: true }],
    ["revoked the invitation of {record}", { resource: "invitations" }],
    ["deleted the {noun} {record}"],
  ],
  undo: [
    ["undid a change of the {nouns}", { isOnly: true }],
    ["undid a move of {nouns}", { title: "" }],
    ["undid a change of the {noun} {record}"],
  ],
  restore: [
    ["restored the {noun} {record} from the trash", { version: undefined }],
    ["restored version {version} of the {nouns}", { isOnly: true }],
    ["restored {record} to version {version}"],
  ],
  purge: [["deleted the {noun} {record} for good"]],
  customCode: [
    ["changed the custom CSS", { field: "customCss" }],
    ["changed the custom JavaScript", { field: "customJs" }],
    ["changed the third-party scripts", { field: "scripts" }],
    ["changed custom code"],
  ],
  export: [
    ["downloaded a backup", { resource: "backups" }],
    ["exported all content", { resource: "exchange" }],
    ["exported every {noun}", { rows: undefined }],
    ["exported {records}"],
  ],
  send: [["sent {record} to {readers}"]],
  begin: [["begins"]],
};

const refused: Rules = {
  signIn: [["could not sign in", { title: "" }], ["could not sign in as {record}"]],
  register: [["could not register"]],
  passwordChange: [["could not change their own password", { reason: "limit" }], ["entered a wrong current password"]],
  access: [
    ["sent a request that was blocked because it came from another site", { reason: "crossSite" }],
    ["may not see {area}", { method: "GET" }],
    ["may not change {area}"],
  ],
  twoFactorOn: [["could not turn two-factor sign-in on"]],
  twoFactorOff: [
    ["could not turn two-factor sign-in off", { isSelf: true }],
    ["could not turn two-factor sign-in off for {record}"],
  ],
  update: [["entered a wrong current password", { reason: "credentials" }], ["could not edit the {noun} {record}"]],
  delete: [["could not delete the {noun} {record}"]],
};

/** "published" is said like the label "Published". */
const named = (status: unknown) => translatedLabel(capitalised(String(status)));

const roles: Readonly<Record<string, Plain>> = roleNames;

/** Areas that an account without the right asked for, by the first part of their address; others go by that part. */
const areas: Readonly<Record<string, string>> = {
  audit: t("the audit log"),
  auth: t("how superadmins sign in"),
  dashboard: t("the dashboard's figures"),
  newsletter: t("the subscribers"),
};

/** Returns the person or process that acted, by the name of that time. */
export function whoOf({ by, action, address }: AuditEntry): string {
  if (by.name || by.username) return by.name || by.username;
  if (address) return t("Somebody");
  return action === "begin" ? t("The log") : t("The server");
}

/** Stands in a sentence for the record's title, which screens show as a link. */
export const record = "\uE000";

const fieldsOf = ({ detail: { fields } }: AuditEntry): readonly string[] => (Array.isArray(fields) ? fields : []);

/** Fields that only the account's owner can change. Pages have a language of another kind. */
const ownFields = new Map([
  ...["name", "email", "signInLetters"].map((field) => [field, fieldName(field)] as const),
  ["language", t("dashboard language")],
]);

/** Returns the details of an entry, with facts from its other fields. */
function factsOf(entry: AuditEntry): Readonly<Record<string, unknown>> {
  const { resource, title, by, recordId, detail } = entry;
  const fields = fieldsOf(entry);
  return {
    ...detail,
    resource,
    title,
    onlyField: fields.length === 1 ? fields[0] : undefined,
    isOwn: fields.length > 0 && fields.every((field) => ownFields.has(field)),
    isOnly: onlyRecordOf(resource) !== undefined,
    isSelf: by.id === recordId,
    isNobody: by.id === null,
  };
}

/** Returns the values of all sentences. */
function valuesOf(entry: AuditEntry): Readonly<Record<string, string>> {
  const { resource, detail } = entry;
  const nouns = nounsOf(resource);
  return {
    record,
    noun: nounOf(resource),
    nouns,
    fields: fieldsOf(entry)
      .map((field) => ownFields.get(field))
      .join(` ${t("and")} `),
    role: t(roles[String(detail.role)] ?? "somebody"),
    browser: detail.browser ? browserName(String(detail.browser)) : t("an unknown browser"),
    version: String(detail.version),
    place: String(detail.place),
    records: countedOf(resource, Number(detail.rows)),
    readers: counted(Number(detail.to), "subscriber"),
    area: areas[resource] ?? t("the {nouns}", { nouns }),
  };
}

/** Sentences after which the changed fields are listed. */
const listing: readonly Sentence[] = ["changed the {nouns}", "edited the {noun} {record}"];

/** Returns the side effects of a write: fields, the status, the owner of a deleted record, and links. */
function restOf(entry: AuditEntry, sentence: Sentence): string {
  const { action, detail } = entry;
  const { status, formerStatus, of: owner, linksKept } = detail;
  const fields = fieldsOf(entry);
  const change = { former: named(formerStatus), next: named(status) };
  const isStatusOnly = action === "update" && fields.length === 1 && fields[0] === "status";
  return [
    listing.includes(sentence) && fields.length > 0 && ` (${fields.map(fieldName).join(", ")})`,
    // Entries of earlier versions lack the old status.
    formerStatus !== undefined && isStatusOnly && ` ${t("from {former} to {next}", change)}`,
    formerStatus !== undefined && !isStatusOnly && `, ${t("status from {former} to {next}", change)}`,
    owner && ` ${t("of {owner}", { owner: String(owner) })}`,
    linksKept && ` ${t("and kept the account's links")}`,
  ]
    .filter(Boolean)
    .join("");
}

/** Returns the sentence that describes an entry, from its verb on. */
export function sentenceOf(entry: AuditEntry): string {
  const facts = factsOf(entry);
  const rules = (entry.outcome === "refused" ? refused : done)[entry.action] ?? [];
  const fits = ([, wanted = {}]: Rule) => Object.entries(wanted).every(([fact, value]) => facts[fact] === value);
  const [sentence] = rules.find(fits) ?? [];
  return sentence ? fillIn(translated(sentence), valuesOf(entry)) + restOf(entry, sentence) : actionNames[entry.action];
}

/** Returns the details of a refusal or of a repeated act: the reason, and their number. */
export function noteOf({ outcome, detail: { reason, times, refusals, ownRefusals } }: AuditEntry): string {
  if (outcome !== "refused")
    return typeof times === "number" ? t("{attempts} in a day", { attempts: counted(times, "time") }) : "";
  return [
    reasons[String(reason)],
    typeof times === "number" && t("{attempts} in a quarter of an hour", { attempts: counted(times, "time") }),
    typeof ownRefusals === "number" &&
      t("{refusals} of theirs this hour", { refusals: counted(ownRefusals, "refusal") }),
    typeof refusals === "number" &&
      t("{refusals} from everywhere this hour", { refusals: counted(refusals, "refusal") }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Returns the full sentence as plain text. */
export const textOf = (entry: AuditEntry): string =>
  `${whoOf(entry)} ${sentenceOf(entry)}`.replace(record, () => `“${entry.title}”`);
