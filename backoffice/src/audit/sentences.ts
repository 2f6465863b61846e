import type { AuditAction, AuditOutcome } from "@etalase/contracts/audit";
import type { AuditEntry } from "@etalase/contracts/audit.schema";
import { type Role, roleNames } from "@etalase/contracts/auth";
import { editedKinds, editedResources, onlyRecordOf } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { browserName } from "../account/browserName.ts";
import { type Noun, t } from "../language/t.ts";
import { counted, plural } from "../parts/format.ts";
import { fieldName } from "./fieldNames.ts";

const codeSentences = new Map<unknown, string>([
  ["customCss", t("changed the custom CSS")],
  ["customJs", t("changed the custom JavaScript")],
  ["scripts", t("changed the scripts of others")],
]);

/** The noun for one record of each kind; a kind without an entry goes by its own name. */
const nouns: Readonly<Record<string, Noun>> = {
  ...Object.fromEntries(editedResources.map((resource) => [resource, editedKinds[resource].noun])),
  media: "picture",
  users: "account",
  invitations: "invitation",
  leads: "lead",
  subscribers: "subscriber",
  mail: "mail",
  reviews: "review link",
  "testimonial-requests": "testimonial link",
  "working-copies": "unfinished change",
  privacy: "personal data",
  audit: "log event",
  backups: "backup",
  redirects: "redirect",
  exchange: "content",
};

/** Returns "article", in the screen's language. */
export function nounOf(resource: string): string {
  const noun = nouns[resource];
  return noun ? t(noun) : resource;
}

/** Returns "articles", in the screen's language. */
export function nounsOf(resource: string): string {
  const noun = nouns[resource];
  return noun ? plural(noun) : `${resource}s`;
}

/** Counts records; those of an unknown kind go by its name. */
const countedOf = (resource: string, count: number): string => {
  const noun = nouns[resource];
  return noun ? counted(count, noun) : `${count} ${resource}`;
};

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
  code: t("no valid code of the second factor"),
  limit: t("too many attempts"),
  closed: t("registration is closed"),
  taken: t("the name or e-mail is taken"),
  lastSuperadmin: t("the site needs a superadmin"),
};

/** Returns the person or process that acted, by the name of that time. */
export function whoOf({ by, action, address }: AuditEntry): string {
  if (by.name || by.username) return by.name || by.username;
  if (address) return t("Somebody");
  return action === "begin" ? t("The log") : t("The server");
}

/** Stands in a sentence for the record's title, which screens show as a link. */
export const record = "\uE000";

type Detail = AuditEntry["detail"];

const fieldsOf = ({ detail: { fields } }: AuditEntry): readonly string[] => (Array.isArray(fields) ? fields : []);

const listOf = (fields: readonly string[]) => (fields.length > 0 ? ` (${fields.map(fieldName).join(", ")})` : "");

const statuses: Readonly<Record<string, string>> = {
  published: t("published {record}", { record }),
  draft: t("unpublished {record}", { record }),
  pending: t("unpublished {record}", { record }),
};

const statusNames: Readonly<Record<string, string>> = {
  published: t("Published"),
  draft: t("Draft"),
  pending: t("Pending"),
  new: t("New"),
  contacted: t("Contacted"),
  quoted: t("Quoted"),
  won: t("Won"),
  lost: t("Lost"),
};

function roleOf(role: unknown): string | undefined {
  return typeof role === "string" && role in roleNames ? t(roleNames[role as Role]) : undefined; // looked up the line before
}

const demands = (isDemanded: boolean) =>
  isDemanded ? t("made two-factor sign-in required") : t("made two-factor sign-in optional");

/** Fields that only the account's owner can change. */
const isOwnField = (field: string) => ["name", "email", "signInLetters", "language"].includes(field);

/** When an account loses the right to its links, a colleague may take them over. */
const linksOf = ({ linksHandedTo: colleague, links }: Detail) =>
  colleague === undefined
    ? ""
    : ` ${t("and handed {links} to {colleague}", { links: counted(Number(links), "link"), colleague: String(colleague) })}`;

const keptLinks = ({ linksKept }: Detail) => (linksKept ? ` ${t("and kept the account's links")}` : "");

const named = (status: unknown) => statusNames[String(status)] ?? capitalised(String(status));

/** The old and the new status; entries of earlier versions lack the old one. */
const changeOf = ({ status, formerStatus }: Detail) =>
  formerStatus === undefined ? undefined : { former: named(formerStatus), next: named(status) };

function statusChange(detail: Detail): string {
  const change = changeOf(detail);
  return change ? ` ${t("from {former} to {next}", change)}` : "";
}

/** The status change of a write that also changed something else. */
function besides(detail: Detail): string {
  const change = changeOf(detail);
  return change ? `, ${t("status from {former} to {next}", change)}` : "";
}

const edited = (resource: string) => t("edited the {noun} {record}", { noun: nounOf(resource), record });

/** Pages have a language of another kind. */
const ownFieldName = (field: string) => (field === "language" ? t("dashboard language") : fieldName(field));

function accountEdit(fields: readonly string[], detail: Detail): string | undefined {
  if (fields.includes("resetLink"))
    return detail.mailed
      ? t("asked by mail for a new password of {record}", { record })
      : t("made a reset link for {record}", { record });
  if (fields.includes("recoveryCode")) return t("used a recovery code to set up two-factor sign-in anew");
  if (fields.length === 0 || !fields.every(isOwnField)) return undefined;
  return t("changed their own {fields}", { fields: fields.map(ownFieldName).join(` ${t("and")} `) });
}

/** Describes an edit of a single field by a verb of its own. */
function singleEdit({ resource, detail }: AuditEntry, field: string | undefined): string | undefined {
  const role = roleOf(detail.role);
  if (field === "role" && role) return t("gave {record} the role {role}", { record, role }) + linksOf(detail);
  if (field === "disabled")
    return (detail.disabled ? t("disabled {record}", { record }) : t("enabled {record}", { record })) + linksOf(detail);
  if (field === "isActive")
    return detail.isActive ? t("activated {record}", { record }) : t("deactivated {record}", { record });
  if (field !== "status") return undefined;
  const did = resource === "leads" ? t("moved the lead {record}", { record }) : statuses[String(detail.status)];
  return (did ?? edited(resource)) + statusChange(detail);
}

/** Describes an edit, with a specific verb when it did a single thing. */
function editOf(entry: AuditEntry): string {
  const { resource, detail } = entry;
  const fields = fieldsOf(entry);
  if (typeof detail.twoFactorRequired === "boolean") return demands(detail.twoFactorRequired);
  if (resource === "invitations") return t("made a new link for the invitation of {record}", { record });
  if (resource === "mail") return t("had a mail sent again");
  const account = resource === "users" ? accountEdit(fields, detail) : undefined;
  if (account) return account;
  if (onlyRecordOf(resource)) return t("changed the {nouns}", { nouns: nounsOf(resource) }) + listOf(fields);
  const moved = fields.includes("status") ? besides(detail) : "";
  return singleEdit(entry, fields.length === 1 ? fields[0] : undefined) ?? edited(resource) + listOf(fields) + moved;
}

/** Describes an undo: of a kind's single record, of the order of a kind, or of a change to one record. */
function undoOf({ resource, title, detail }: AuditEntry): string {
  if (onlyRecordOf(resource)) return t("undid a change of the {nouns}", { nouns: nounsOf(resource) });
  return title
    ? t("undid a change of the {noun} {record}", { noun: nounOf(resource), record }) + besides(detail)
    : t("undid a move of {nouns}", { nouns: nounsOf(resource) });
}

/** Describes a restore: of an earlier version, or from the trash. */
function restoreOf({ resource, detail }: AuditEntry): string {
  if (typeof detail.version !== "number")
    return t("brought the {noun} {record} back from the trash", { noun: nounOf(resource), record });
  const version = String(detail.version);
  if (onlyRecordOf(resource))
    return t("restored version {version} of the {nouns}", { version, nouns: nounsOf(resource) });
  return t("restored {record} to version {version}", { record, version }) + besides(detail);
}

const createdOf = ({ status }: Detail) =>
  status === "published" ? t("created and published {record}", { record }) : t("created {record}", { record });

const invitedOf = ({ role }: Detail) =>
  t("invited {record} as {role}", { record, role: roleOf(role) ?? t("somebody") });

function movedOf({ resource, detail: { place, direction } }: AuditEntry): string {
  const what = { noun: nounOf(resource), record };
  if (place) return t("moved the {noun} {record} to place {place}", { ...what, place: String(place) });
  return direction === "up" ? t("moved the {noun} {record} up", what) : t("moved the {noun} {record} down", what);
}

function deletedOf({ resource, detail }: AuditEntry): string {
  if (detail.unsubscribed) return t("unsubscribed {record}", { record });
  const did =
    resource === "invitations"
      ? t("revoked the invitation of {record}", { record })
      : t("deleted the {noun} {record}", { noun: nounOf(resource), record });
  return did + (detail.of ? ` ${t("of {owner}", { owner: String(detail.of) })}` : "") + linksOf(detail);
}

function exportOf({ resource, detail }: AuditEntry): string {
  if (resource === "backups") return t("downloaded a backup");
  if (resource === "exchange") return t("exported all content");
  return detail.rows === undefined
    ? t("exported every {noun}", { noun: nounOf(resource) })
    : t("exported {records}", { records: countedOf(resource, Number(detail.rows)) });
}

const ownSentences: Readonly<Partial<Record<AuditAction, (entry: AuditEntry) => string>>> = {
  signIn: ({ detail }) => (detail.by === "recoveryCode" ? t("signed in with a recovery code") : t("signed in")),
  register: ({ by, detail }) => {
    if (detail.invitation) return t("accepted an invitation");
    return by.id ? t("registered") : t("made the account {record}", { record });
  },
  signOutEverywhere: ({ detail }) => t("signed out everywhere") + keptLinks(detail),
  passwordChange: ({ by, detail }) => {
    if (detail.resetLink) return t("set a new password by a reset link");
    return by.id
      ? t("changed their own password") + keptLinks(detail)
      : t("set a new password for {record}", { record });
  },
  twoFactorOn: () => t("turned two-factor sign-in on"),
  twoFactorOff: ({ by, recordId }) =>
    by.id === recordId
      ? t("turned two-factor sign-in off")
      : t("turned two-factor sign-in off for {record}", { record }),
  create: ({ detail, resource }) => {
    if (resource === "backups") return t("made a backup");
    return resource === "invitations" ? invitedOf(detail) : createdOf(detail);
  },
  update: editOf,
  move: movedOf,
  delete: deletedOf,
  undo: undoOf,
  restore: restoreOf,
  purge: ({ resource }) => t("deleted the {noun} {record} for good", { noun: nounOf(resource), record }),
  customCode: ({ detail }) => codeSentences.get(detail.field) ?? t("changed custom code"),
  export: exportOf,
  send: ({ detail }) => t("sent {record} to {readers}", { record, readers: counted(Number(detail.to), "subscriber") }),
  begin: () => t("begins"),
  signOut: ({ detail: { browser } }) =>
    browser === undefined
      ? t("signed out")
      : t("ended their session of {browser}", {
          browser: browser ? browserName(String(browser)) : t("an unknown browser"),
        }),
  twoFactorReplace: () => t("replaced their own second factor"),
};

/** Areas that an account without the right asked for, by the first part of their address; others go by that part. */
const areas: Readonly<Record<string, string>> = {
  audit: t("the audit log"),
  auth: t("how superadmins sign in"),
  dashboard: t("the dashboard's figures"),
  newsletter: t("the subscribers"),
};

const areaOf = (resource: string) =>
  areas[resource] ?? t("the {nouns}", { nouns: nouns[resource] ? nounsOf(resource) : resource });

const refusedSentences: Readonly<Partial<Record<AuditAction, (entry: AuditEntry) => string>>> = {
  signIn: ({ title }) => (title ? t("could not sign in as {record}", { record }) : t("could not sign in")),
  register: () => t("could not register"),
  passwordChange: ({ detail }) =>
    detail.reason === "limit" ? t("could not change their own password") : t("gave a wrong current password"),
  access: ({ resource, detail: { reason, method } }) => {
    if (reason === "crossSite") return t("was kept from a call that another site began");
    const area = areaOf(resource);
    return method === "GET" ? t("may not see {area}", { area }) : t("may not change {area}", { area });
  },
  twoFactorOn: () => t("could not turn two-factor sign-in on"),
  twoFactorOff: ({ by, recordId }) =>
    by.id === recordId
      ? t("could not turn two-factor sign-in off")
      : t("could not turn two-factor sign-in off for {record}", { record }),
  update: ({ resource, detail }) =>
    detail.reason === "credentials"
      ? t("gave a wrong current password")
      : t("could not edit the {noun} {record}", { noun: nounOf(resource), record }),
  delete: ({ resource }) => t("could not delete the {noun} {record}", { noun: nounOf(resource), record }),
};

/** Returns the sentence that describes an entry, from its verb on. */
export function sentenceOf(entry: AuditEntry): string {
  const known = entry.outcome === "refused" ? refusedSentences : ownSentences;
  return known[entry.action]?.(entry) ?? actionNames[entry.action];
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
