import type { AuditAction } from "@etalase/contracts/audit";
import type { AuditEntry } from "@etalase/contracts/audit.schema";
import { type Role, roleNames } from "@etalase/contracts/auth";
import { editedKinds, editedResources, onlyRecordOf } from "@etalase/contracts/kinds";
import type { Noun } from "../language/t.ts";
import { counted } from "../parts/format.ts";
import { fieldName } from "./fieldNames.ts";

const codeNames = new Map<unknown, string>([
  ["customCss", "the custom CSS"],
  ["customJs", "the custom JavaScript"],
  ["scripts", "the scripts of others"],
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

export const nounOf = (resource: string): string => nouns[resource] ?? resource;

/** Counts records; those of an unknown kind go by its name. */
const countedOf = (resource: string, count: number): string => {
  const noun = nouns[resource];
  return noun ? counted(count, noun) : `${count} ${resource}`;
};

export const kindChoices = Object.entries(nouns).map(([id, noun]) => ({
  id,
  name: noun.charAt(0).toUpperCase() + noun.slice(1),
}));

export const actionNames: Readonly<Record<AuditAction, string>> = {
  signIn: "Sign-in",
  register: "Registration",
  signOutEverywhere: "Sign-out everywhere",
  passwordChange: "Password change",
  twoFactorOn: "Two-factor on",
  twoFactorOff: "Two-factor off",
  create: "Creation",
  update: "Edit",
  move: "Move",
  delete: "Deletion",
  undo: "Undo",
  restore: "Restoring",
  purge: "Deletion for good",
  customCode: "Custom code",
  export: "Export",
  send: "Sending",
  access: "Refused access",
  begin: "Beginning of the log",
  signOut: "Sign-out",
  twoFactorReplace: "Two-factor replaced",
};

const reasons: Readonly<Record<string, string>> = {
  credentials: "wrong password",
  unknown: "no such account",
  disabled: "the account is disabled",
  code: "no valid code of the second factor",
  limit: "too many attempts",
  closed: "registration is closed",
  taken: "the name or e-mail is taken",
  lastSuperadmin: "the site needs a superadmin",
};

/** Returns the person or process that acted, by the name of that time. */
export function whoOf({ by, action, address }: AuditEntry): string {
  if (by.name || by.username) return by.name || by.username;
  if (address) return "Somebody";
  return action === "begin" ? "The log" : "The server";
}

/** `record` tells whether the record's title stands between the two parts. */
export type Sentence = Readonly<{ did: string; record: boolean; after: string }>;

const about = (did: string, after = ""): Sentence => ({ did, record: true, after });
const plain = (did: string): Sentence => ({ did, record: false, after: "" });

const fieldsOf = ({ detail: { fields } }: AuditEntry): readonly string[] => (Array.isArray(fields) ? fields : []);

const listOf = (fields: readonly string[]) => (fields.length > 0 ? ` (${fields.map(fieldName).join(", ")})` : "");

const statuses: Readonly<Record<string, string>> = {
  published: "published",
  draft: "unpublished",
  pending: "unpublished",
};

function roleOf(role: unknown): string | undefined {
  return typeof role === "string" && role in roleNames ? roleNames[role as Role] : undefined; // looked up the line before
}

const demands = (isDemanded: unknown) =>
  plain(`made two-factor sign-in ${isDemanded ? "required of" : "optional for"} superadmins`);

/** Fields that only the account's owner can change. */
const isOwnField = (field: string) => ["name", "email", "signInLetters"].includes(field);

/** When an account loses the right to its links, a colleague may take them over. */
const linksOf = ({ linksHandedTo: colleague, links }: AuditEntry["detail"]) =>
  colleague === undefined ? "" : ` and handed ${counted(Number(links), "link")} to ${colleague}`;

const keptLinks = ({ linksKept }: AuditEntry["detail"]) => (linksKept ? " and kept the account's links" : "");

const named = (status: unknown) => String(status).replace(/^./, (letter) => letter.toUpperCase());

/** Names the old and the new status; entries of earlier versions lack the old one. */
const statusChange = ({ status, formerStatus }: AuditEntry["detail"]) =>
  formerStatus === undefined ? "" : ` from ${named(formerStatus)} to ${named(status)}`;

/** The status change of a write that also changed something else. */
const besides = (detail: AuditEntry["detail"]) => statusChange(detail).replace(" from", ", status from");

/** Describes an edit, with a specific verb when it did a single thing. */
function editOf(entry: AuditEntry): Sentence {
  const { resource, detail } = entry;
  const fields = fieldsOf(entry);
  if (typeof detail.twoFactorRequired === "boolean") return demands(detail.twoFactorRequired);
  const role = roleOf(detail.role);
  if (resource === "invitations") return about("made a new link for the invitation of");
  if (resource === "users" && fields.includes("resetLink"))
    return about(detail.mailed ? "asked by mail for a new password of" : "made a reset link for");
  if (fields.includes("recoveryCode")) return plain("used a recovery code to set up two-factor sign-in anew");
  if (resource === "mail") return plain("had a mail sent again");
  if (resource === "users" && fields.length > 0 && fields.every(isOwnField))
    return plain(`changed their own ${fields.map(fieldName).join(" and ")}`);
  if (onlyRecordOf(resource)) return plain(`changed the ${nounOf(resource)}s${listOf(fields)}`);
  const only = fields.length === 1 ? fields[0] : undefined;
  if (only === "role" && role) return about("gave", ` the role ${role}${linksOf(detail)}`);
  if (only === "disabled") return about(detail.disabled ? "disabled" : "enabled", linksOf(detail));
  if (only === "isActive") return about(detail.isActive ? "activated" : "deactivated");
  if (only === "status" && resource === "leads") return about("moved the lead", statusChange(detail));
  if (only === "status")
    return about(statuses[String(detail.status)] ?? `edited the ${nounOf(resource)}`, statusChange(detail));
  const moved = fields.includes("status") ? besides(detail) : "";
  return about(`edited the ${nounOf(resource)}`, listOf(fields) + moved);
}

/** Describes an undo: of a kind's single record, of the order of a kind, or of a change to one record. */
function undoOf({ resource, title, detail }: AuditEntry): Sentence {
  if (onlyRecordOf(resource)) return plain(`undid a change of the ${nounOf(resource)}s`);
  return title
    ? about(`undid a change of the ${nounOf(resource)}`, besides(detail))
    : plain(`undid a move of ${nounOf(resource)}s`);
}

/** Describes a restore: of an earlier version, or from the trash. */
function restoreOf({ resource, detail }: AuditEntry): Sentence {
  const { version } = detail;
  if (typeof version !== "number") return about(`brought the ${nounOf(resource)}`, " back from the trash");
  if (onlyRecordOf(resource)) return plain(`restored version ${version} of the ${nounOf(resource)}s`);
  return about("restored", ` to version ${version}${besides(detail)}`);
}

const createdOf = ({ status }: AuditEntry["detail"]) =>
  about(status === "published" ? "created and published" : "created");

const invitedOf = ({ role }: AuditEntry["detail"]) => about("invited", ` as ${roleOf(role) ?? "somebody"}`);

const ownSentences: Readonly<Partial<Record<AuditAction, (entry: AuditEntry) => Sentence>>> = {
  signIn: ({ detail }) => plain(detail.by === "recoveryCode" ? "signed in with a recovery code" : "signed in"),
  register: ({ by, detail }) => {
    if (detail.invitation) return plain("accepted an invitation");
    return by.id ? plain("registered") : about("made the account");
  },
  signOutEverywhere: ({ detail }) => plain(`signed out everywhere${keptLinks(detail)}`),
  passwordChange: ({ by, detail }) => {
    if (detail.resetLink) return plain("set a new password by a reset link");
    return by.id ? plain(`changed their own password${keptLinks(detail)}`) : about("set a new password for");
  },
  twoFactorOn: () => plain("turned two-factor sign-in on"),
  twoFactorOff: ({ by, recordId }) =>
    by.id === recordId ? plain("turned two-factor sign-in off") : about("turned two-factor sign-in off for"),
  create: ({ detail, resource }) => {
    if (resource === "backups") return plain("made a backup");
    return resource === "invitations" ? invitedOf(detail) : createdOf(detail);
  },
  update: editOf,
  move: ({ resource, detail }) =>
    about(`moved the ${nounOf(resource)}`, detail.place ? ` to place ${detail.place}` : ` ${detail.direction}`),
  delete: ({ resource, detail }) => {
    if (detail.unsubscribed) return about("unsubscribed");
    return about(
      resource === "invitations" ? "revoked the invitation of" : `deleted the ${nounOf(resource)}`,
      (detail.of ? ` of ${detail.of}` : "") + linksOf(detail),
    );
  },
  undo: undoOf,
  restore: restoreOf,
  purge: ({ resource }) => about(`deleted the ${nounOf(resource)}`, " for good"),
  customCode: ({ detail }) => plain(`changed ${codeNames.get(detail.field) ?? "custom code"}`),
  export: ({ resource, detail }) => {
    if (resource === "backups") return plain("downloaded a backup");
    if (resource === "exchange") return plain("exported all content");
    const what = detail.rows === undefined ? `every ${nounOf(resource)}` : countedOf(resource, Number(detail.rows));
    return plain(`exported ${what}`);
  },
  send: ({ detail }) => about("sent", ` to ${counted(Number(detail.to), "subscriber")}`),
  begin: () => plain("begins"),
  signOut: ({ detail: { browser } }) =>
    plain(browser === undefined ? "signed out" : `ended their session of ${browser || "an unknown browser"}`),
  twoFactorReplace: () => plain("replaced their own second factor"),
};

/** Areas that an account without the right asked for, by the first part of their address; others go by that part. */
const areas: Readonly<Record<string, string>> = {
  audit: "the audit log",
  auth: "how superadmins sign in",
  dashboard: "the dashboard's figures",
  newsletter: "the subscribers",
};

const areaOf = (resource: string) => areas[resource] ?? `the ${nouns[resource] ? `${nounOf(resource)}s` : resource}`;

const refusedSentences: Readonly<Partial<Record<AuditAction, (entry: AuditEntry) => Sentence>>> = {
  signIn: ({ title }) => (title ? about("could not sign in as") : plain("could not sign in")),
  register: () => plain("could not register"),
  passwordChange: ({ detail }) =>
    plain(detail.reason === "limit" ? "could not change their own password" : "gave a wrong current password"),
  access: ({ resource, detail: { reason, method } }) =>
    plain(
      reason === "crossSite"
        ? "was kept from a call that another site began"
        : `may not ${method === "GET" ? "see" : "change"} ${areaOf(resource)}`,
    ),
  twoFactorOn: () => plain("could not turn two-factor sign-in on"),
  twoFactorOff: ({ by, recordId }) =>
    by.id === recordId
      ? plain("could not turn two-factor sign-in off")
      : about("could not turn two-factor sign-in off for"),
  update: ({ resource, detail }) =>
    detail.reason === "credentials"
      ? plain("gave a wrong current password")
      : about(`could not edit the ${nounOf(resource)}`),
  delete: ({ resource }) => about(`could not delete the ${nounOf(resource)}`),
};

/** Returns the sentence that describes an entry. */
export function sentenceOf(entry: AuditEntry): Sentence {
  const known = entry.outcome === "refused" ? refusedSentences : ownSentences;
  return known[entry.action]?.(entry) ?? plain(actionNames[entry.action]);
}

/** Returns the details of a refusal: the reason, and the number of refusals. */
export function noteOf({ outcome, detail }: AuditEntry): string {
  if (outcome !== "refused") return "";
  const times = typeof detail.times === "number" ? `${counted(detail.times, "time")} in a quarter of an hour` : "";
  const all =
    typeof detail.refusals === "number" ? `${counted(detail.refusals, "refusal")} from everywhere this hour` : "";
  const own =
    typeof detail.ownRefusals === "number" ? `${counted(detail.ownRefusals, "refusal")} of theirs this hour` : "";
  return [reasons[String(detail.reason)], times, own, all].filter(Boolean).join(" · ");
}

/** Returns the full sentence as plain text. */
export function textOf(entry: AuditEntry): string {
  const { did, record, after } = sentenceOf(entry);
  return `${whoOf(entry)} ${did}${record ? ` “${entry.title}”` : ""}${after}`;
}
