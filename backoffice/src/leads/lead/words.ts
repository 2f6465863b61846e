import {
  type LeadKind,
  type LeadStatus,
  type LostReason,
  leadClicks,
  staffSource,
} from "@etalase/contracts/leads/leads";
import type { Lead } from "@etalase/contracts/leads/leads.schema";
import { sourceOf } from "@etalase/contracts/leads/sources";
import { groupedPhone } from "@etalase/contracts/text/phone";
import { t } from "../../kit/language/t.ts";
import { isoDay } from "../../kit/parts/format.ts";
import { nameOfSource } from "../../kit/parts/sourceNames.ts";

export const statusNames: Readonly<Record<LeadStatus, string>> = {
  new: t("New"),
  contacted: t("Contacted"),
  quoted: t("Quoted"),
  won: t("Won"),
  lost: t("Lost"),
};

export const kindNames: Readonly<Record<LeadKind, string>> = {
  order: t("Order [of a customer]"),
  consultation: t("Consultation"),
  contact: t("Message [of a lead]"),
  chat: t("Chat"),
  call: t("Call"),
  visit: t("Visit"),
};

export const statusTones = {
  new: "primary",
  contacted: "warning",
  quoted: "warning",
  won: "success",
  lost: "default",
} as const satisfies Record<LeadStatus, string>;

export const lostReasonNames: Readonly<Record<LostReason, string>> = {
  price: t("Too expensive"),
  rival: t("Chose a competitor"),
  silence: t("Stopped answering"),
  misfit: t("Wants something we do not offer"),
  timing: t("Not now"),
  other: t("Another reason"),
};

const choicesOf = <Id extends string>(names: Readonly<Record<Id, string>>) =>
  // The cast is safe: the keys of a record by these ids are these ids.
  (Object.keys(names) as Id[]).map((id) => ({ id, name: names[id] }));

/** Choices in the order in which a lead usually goes through them. */
export const statusChoices = choicesOf(statusNames);
export const kindChoices = choicesOf(kindNames);
export const lostReasonChoices = choicesOf(lostReasonNames);

/** Returns a lead's display name: a click has no name, only the code that appears in the chat. */
export const nameOf = ({ name, phone, email, code }: Lead): string => name || groupedPhone(phone) || email || code;

/** Describes how the lead came in, and for which package. */
export const wishOf = ({ kind, package: wanted }: Lead): string =>
  wanted ? `${kindNames[kind]} · ${wanted.name}` : kindNames[kind];

/** Names the package, or else how the lead came in. */
export const wantOf = ({ kind, package: wanted }: Lead): string => wanted?.name ?? kindNames[kind];

/** Tells whether the lead opened a chat from the website, whose first message has its code. */
export const isClick = ({ kind }: Pick<Lead, "kind">) => leadClicks.some((click) => click === kind);

/** Tells whether somebody of the agency wrote the lead down. */
export const isByHand = ({ source }: Lead) => source.utmSource === staffSource;

/** Names the channel on which the lead came. */
export const originOf = ({ source }: Lead): string => nameOfSource(sourceOf(source));

/** Tells whether a lead needs no more work. */
export const isOver = (status: LeadStatus) => status === "won" || status === "lost";

/** Tells whether a lead is due by today, by the clock of the site. */
export const isDue = ({ followUpAt, status }: Lead): boolean =>
  followUpAt !== null && !isOver(status) && followUpAt <= isoDay(new Date());

/** The message after a change of the status. */
export const nowIs = (lead: Lead, status: LeadStatus): string =>
  t("{name} is now {status}", { name: nameOf(lead), status: statusNames[status].toLowerCase() });
