import * as z from "zod/mini";
import { issue, refusal } from "../refusals/refusal.ts";
import { contentOf, count, each, id, list, pageOf, time } from "../rules/answers.schema.ts";
import { bulkOf, listQuery } from "../rules/content.schema.ts";
import {
  calendarDay,
  cleanedLine,
  cleanedText,
  flag,
  longText,
  noneIfEmpty,
  oneOf,
  optionalEmail,
  recordId,
  rule,
  search,
  slug,
  text,
} from "../rules/fields.ts";
import { moment } from "../rules/moment.ts";
import { rupiahOrNone } from "../rules/numbers.ts";
import { cleanLine, isPlainLine } from "../text/characters.ts";
import { messages } from "../text/messages.ts";
import { isSlug, lengthOf, type TextRule, textProblem } from "../text/text.ts";
import { cleanPhone, isLeadPhone } from "../text/typed-phone.ts";
import { isLeadCode } from "./code.ts";
import {
  handKinds,
  heldReasons,
  leadChanges,
  leadClicks,
  leadKinds,
  leadMessages,
  leadSorts,
  leadSources,
  leadStatuses,
  leadLimits as limits,
  lostReasons,
  visitorKinds,
} from "./leads.ts";

const { nameRequired, unreachable, badPhone, badEmail, messageTooShort, consentRequired, badCode } = leadMessages;

const phoneProblem = (value: string) =>
  value === "" || (value.length <= limits.phoneMax && isLeadPhone(value)) ? undefined : badPhone;

/** A phone number as typed, in plain signs, or nothing. */
const phone = z.string(issue(badPhone)).check(z.overwrite(cleanPhone), rule(phoneProblem));

const email = z.string(issue(badEmail)).check(
  cleanedLine,
  rule((value) => (optionalEmail.safeParse(value).success ? undefined : badEmail)),
);

/** A value collected by a script, not typed: unusable characters are dropped, and never a reason to refuse the lead. */
const collected = (value: string, max: number = limits.sourceMax) =>
  [...cleanLine(value)].slice(0, max).filter(isPlainLine).join("").trim();

const badSource = issue(refusal("source must hold texts"));
const sourceText = z._default(
  z.pipe(
    z.string(badSource),
    z.transform((value) => collected(value)),
  ),
  "",
);

/** The visitor's origin, as far as the page knows it. */
export const givenSource = z._default(z.object(each(leadSources, sourceText), badSource), () => each(leadSources, ""));

/** The slug of the wanted package; the empty text that a form sends means none. */
const wantedPackage = z.optional(
  z.pipe(
    noneIfEmpty,
    z.nullable(
      z
        .string(issue(leadMessages.noSuchPackage))
        .check(rule((value) => (isSlug(value) ? undefined : leadMessages.noSuchPackage))),
    ),
  ),
);

const clickInput = z.object({
  kind: z.enum(leadClicks),
  code: z.string(issue(badCode)).check(rule((value) => (isLeadCode(value) ? undefined : badCode))),
  package: wantedPackage,
  source: givenSource,
});

const typedName: TextRule = {
  field: "Name",
  max: limits.nameMax,
  unusable: (_, place) => leadMessages.unusable("Nama", place),
};
const typedMessage: TextRule = {
  field: "Message",
  max: limits.messageMax,
  multiline: true,
  unusable: (_, place) => leadMessages.unusable("Pesan", place),
};

/** The fields of the contact form. */
export const contactInput = z
  .object({
    kind: z.literal("contact"),
    name: z.string(issue(nameRequired)).check(
      cleanedLine,
      rule((value) => (value === "" ? nameRequired : textProblem(value, typedName))),
    ),
    phone: z._default(phone, ""),
    email: z._default(email, ""),
    message: z.string(issue(messageTooShort)).check(
      cleanedText,
      rule((value) => (lengthOf(value) < limits.messageMin ? messageTooShort : textProblem(value, typedMessage))),
    ),
    package: wantedPackage,
    consent: z.literal(true, issue(consentRequired)),
    source: givenSource,
  })
  .check(
    // Runs even when other fields are wrong: a form reports all its errors at once.
    z.refine((input) => input.phone !== "" || input.email !== "", {
      path: ["phone"],
      ...issue(unreachable),
      when: () => true,
    }),
  );

/** The fields of a form that its rules refuse, whose sender gets no errors, as one message. */
export const asOneMessage = (typed: readonly string[]): string =>
  collected(typed.filter(Boolean).join(" · "), limits.messageMax);

/** A lead as the site's pages send it. */
export const leadInput = z.discriminatedUnion("kind", [clickInput, contactInput], {
  ...issue(messages.notOneOf("kind", visitorKinds)),
});

const fields = {
  status: oneOf("Status", leadStatuses),
  name: text({ field: "Name", min: 0, max: limits.nameMax }),
  phone,
  email,
  value: rupiahOrNone("Value"),
  lostReason: z.pipe(noneIfEmpty, z.nullable(oneOf("Reason", lostReasons))),
  /** A member of the staff. */
  assignee: z.pipe(noneIfEmpty, z.nullable(recordId("Assignee"))),
  followUpAt: z.pipe(noneIfEmpty, z.nullable(calendarDay("Follow-up day"))),
  /** Accepts a message that was held back; none can be held back by hand. */
  heldBack: z.null(issue(messages.notOneOf("heldBack", ["null"]))),
};

const note = longText({ field: "Note", min: 0, max: limits.noteMax });

/** An edit: absent fields stay unchanged. `note` is added to the history; an empty note adds nothing. */
export const leadUpdate = z.partial(z.object({ ...fields, note }));

/** A lead by hand; `at` is the time when the person called, came or wrote. */
export const handInput = z
  .object({
    kind: z.enum(handKinds),
    consent: z.optional(z.undefined()),
    name: z._default(fields.name, ""),
    phone: z._default(phone, ""),
    email: z._default(email, ""),
    message: z._default(longText({ field: "Message", min: 0, max: limits.messageMax }), ""),
    package: wantedPackage,
    value: z.optional(fields.value),
    note: z._default(note, ""),
    at: z.optional(moment("Time")),
  })
  .check(
    z.refine(({ name, phone, email }) => name + phone + email !== "", {
      path: ["name"],
      ...issue(leadMessages.nobody),
    }),
  );

/** A lead that staff send: by hand, or as a test from the pages of the site, whose form asks for consent. */
export const staffLeadInput = z.discriminatedUnion(
  "kind",
  [clickInput, z.discriminatedUnion("consent", [contactInput, handInput], { ...issue(consentRequired) })],
  { ...issue(messages.notOneOf("kind", leadKinds)) },
);

/** A text to read a lead from. */
export const chatInput = z.object({
  text: z
    .string(issue(messages.required("Text")))
    .check(rule((text) => (lengthOf(text) <= limits.chatMax ? undefined : messages.tooLong("Text", limits.chatMax)))),
});

export const leadBulkUpdate = bulkOf({
  status: fields.status,
  lostReason: fields.lostReason,
  assignee: fields.assignee,
});

/** `package` is a slug; days are in the time zone of the agency's readers, both ends included. */
export const leadsQuery = listQuery({
  pageSize: limits.pageSize,
  sorts: leadSorts,
  filters: {
    status: z.optional(oneOf("status", leadStatuses)),
    kind: z.optional(oneOf("kind", leadKinds)),
    package: z.optional(slug),
    assignee: z.optional(recordId("assignee")),
    /** A channel, or the host of another site. */
    source: z.optional(text({ field: "Source", min: 0, max: limits.sourceMax })),
    from: z.optional(calendarDay("from")),
    to: z.optional(calendarDay("to")),
    /** Leads to follow up today or earlier that are neither won nor lost. */
    due: z.optional(flag("due")),
    /** Tests by staff, or all others; both when absent. */
    isTest: z.optional(flag("isTest")),
    /** Messages held back, or all others. When absent, only a search finds them: their senders know their codes. */
    heldBack: z.optional(flag("heldBack")),
    search,
  },
});

const shown = z.string();

/** A lead. Texts may be empty; `value` and the package's price, as it was at that time, are whole rupiah. */
export const lead = contentOf({
  code: shown,
  kind: z.enum(leadKinds),
  package: z.nullable(z.strictObject({ slug: shown, name: shown, price: count })),
  name: shown,
  phone: shown,
  email: shown,
  message: shown,
  status: z.enum(leadStatuses),
  value: z.nullable(count),
  /** Null unless the lead is lost for a known reason. */
  lostReason: z.nullable(z.enum(lostReasons)),
  source: z.strictObject(each(leadSources, shown)),
  /** The id of a member of the staff. */
  assignee: z.nullable(id),
  /** A calendar day, YYYY-MM-DD. */
  followUpAt: z.nullable(z.iso.date()),
  /** The time when the lead was first contacted or quoted. */
  firstAnswerAt: z.nullable(time),
  /** A test that staff sent from the public site; in no figure. */
  isTest: z.boolean(),
  /** The reason why a message is held back, and in no figure; null once accepted. */
  heldBack: z.nullable(z.enum(heldReasons)),
  /** The sender with the number of all their leads; null for tests, messages held back, and clicks that name nobody. */
  person: z.nullable(z.strictObject({ id, leads: count })),
});

const held = z.nullable(z.union([z.string(), z.number()]));

/**
 * `by` has the name of that time. `from` and `to` are values of the field and null for a note; `note` is null
 * otherwise.
 */
const change = z.strictObject({
  at: time,
  by: z.strictObject({ id: z.nullable(id), name: shown }),
  what: z.enum(leadChanges),
  from: held,
  to: held,
  note: z.nullable(z.string()),
});

/** A lead with its full history, oldest change first. */
export const leadAnswer = z.extend(lead, { history: list(change) });
export const leadsPage = pageOf({ leads: list(lead) });

/** Leads by status, tests and messages held back, which no status counts, and the clicks of the last days that were too many to store. */
export const leadCounts = z.strictObject({
  ...each(leadStatuses, count),
  tests: count,
  heldBack: count,
  unstoredClicks: count,
});

const found = z.nullable(shown);

/** The facts that a chat tells about its sender; `package` is a slug. */
export const chatFacts = z.strictObject({ name: found, phone: found, email: found, package: found, message: found });

/** The answer to the lead's sender. */
export const leadStored = z.strictObject({ code: shown });

export type ClickInput = z.output<typeof clickInput>;
export type ContactInput = z.output<typeof contactInput>;
export type HandInput = z.output<typeof handInput>;
export type ChatFacts = Readonly<z.output<typeof chatFacts>>;
export type LeadUpdate = z.output<typeof leadUpdate>;
export type LeadBulkUpdate = z.output<typeof leadBulkUpdate>;
export type LeadsQuery = z.output<typeof leadsQuery>;
/** A lead as lists contain it. */
export type Lead = Readonly<z.output<typeof lead>>;
export type LeadWithHistory = Readonly<z.output<typeof leadAnswer>>;
export type LeadHistoryEntry = LeadWithHistory["history"][number];
export type LeadsPage = Readonly<z.output<typeof leadsPage>>;
export type LeadCounts = Readonly<z.output<typeof leadCounts>>;
