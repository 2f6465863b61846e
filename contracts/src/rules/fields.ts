import * as z from "zod/mini";
import { type FieldName, issue, messageOf, type Refusal } from "../refusals/refusal.ts";
import { webAddressOf } from "../text/addresses.ts";
import { cleanCode, cleanHtml, cleanLine, cleanText } from "../text/characters.ts";
import { messages } from "../text/messages.ts";
import { bytesProblem, isRecordId, isSlug, type TextRule, textProblem, visibleText } from "../text/text.ts";
import { bulkMax, pageLimits } from "./list.ts";

// zod's fast path probes `new Function`, which the dashboard's and the site's CSP report.
z.config({ jitless: true });

/** Reports the sentence that `problemOf` finds as the field's error. */
export const rule = <T>(problemOf: (value: T) => Refusal | undefined) =>
  z.check<T>((ctx) => {
    const problem = problemOf(ctx.value);
    if (problem) ctx.issues.push({ code: "custom", message: messageOf(problem), input: ctx.value });
  });

/** The message for a missing text; a text that may be empty is not called required. */
const noText = ({ field, min = 1 }: TextRule) => (min > 0 ? messages.required(field) : messages.notAText(field));

/** Cleans at the door: every way in takes the same characters. */
export const cleanedLine = z.overwrite(cleanLine);
export const cleanedText = z.overwrite(cleanText);
export const cleanedCode = z.overwrite(cleanCode);

/** A cleaned text of one line under a rule of lengths; its messages follow from the rule. */
export const text = (of: TextRule) =>
  z.string(issue(noText(of))).check(
    cleanedLine,
    rule((value) => textProblem(value, of)),
  );

/** A boolean, or its name as text, as multipart sends it. */
export const flag = (field: FieldName) =>
  z.pipe(
    z.union([z.boolean(), z.literal("true"), z.literal("false")], {
      error: ({ input }) => ({
        message: messageOf(input === undefined ? messages.required(field) : messages.notTrueOrFalse(field)),
      }),
    }),
    z.transform((value) => value === true || value === "true"),
  );

/** The empty text of a form, which has no null. */
export const noneIfEmpty = z.transform((value: unknown) => (value === "" ? null : value));

export const oneOf = <const T extends readonly [string, ...string[]]>(field: FieldName, choices: T) =>
  z.enum(choices, issue(messages.notOneOf(field, choices)));

function listOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

type TextListRule = Readonly<{
  field: FieldName;
  each: TextRule;
  max: number;
  tooMany: Refusal;
  /** Drops the entries that repeat an earlier one. */
  distinct?: (items: readonly string[]) => string[];
}>;

/** A list of texts: an array, or its JSON text. Entries are cleaned; empty and repeated ones are dropped. */
export const textList = ({ field, each, max, tooMany, distinct = (items) => [...new Set(items)] }: TextListRule) =>
  z.pipe(
    z.pipe(z.transform(listOf), z.array(z.string(issue(messages.notAList(field))), issue(messages.notAList(field)))),
    z.pipe(
      z.transform((items: string[]) => distinct(items.map(cleanLine).filter(Boolean))),
      z.array(z.string()).check(
        rule((items) => (items.length > max ? tooMany : undefined)),
        rule((items) => items.map((item) => textProblem(item, each)).find(Boolean)),
      ),
    ),
  );

/** A whole number in a query string. */
export const wholeNumber = (field: FieldName, min: number, max: number) =>
  z.pipe(
    z
      .string(issue(messages.notANumber(field, min, max)))
      .check(
        rule((value) =>
          /^\d{1,6}$/.test(value) && Number(value) >= min && Number(value) <= max
            ? undefined
            : messages.notANumber(field, min, max),
        ),
      ),
    z.transform(Number),
  );

/** Tells whether the value is an existing calendar day, as YYYY-MM-DD. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** A calendar day in a query. Earlier than 1970 nothing can match, and not every database accepts the year 0. */
export const calendarDay = (field: FieldName) =>
  z
    .string(issue(messages.badDay(field)))
    .check(rule((value) => (isDay(value) && value >= "1970" ? undefined : messages.badDay(field))));

/** A calendar day in a form, or nothing. */
export const dayOrNone = (field: FieldName) =>
  z.string(issue(messages.badDay(field))).check(
    cleanedLine,
    rule((value) => (value === "" || isDay(value) ? undefined : messages.badDay(field))),
  );

/** The id of another record. */
export const recordId = (field: FieldName) =>
  z
    .string(issue(messages.badId(field)))
    .check(rule((value) => (isRecordId(value) ? undefined : messages.badId(field))));

const idsProblem = (ids: readonly string[]) =>
  ids.length >= 1 && ids.length <= bulkMax && ids.every(isRecordId) ? undefined : messages.badIds(bulkMax);

/** The record ids of a bulk call; repeated ones are dropped. */
export const ids = z.pipe(
  z.array(z.string(issue(messages.badIds(bulkMax))), issue(messages.badIds(bulkMax))).check(rule(idsProblem)),
  z.transform((list) => [...new Set(list)]),
);

/** Record ids as `a,b,c` in a query string. */
export const idsText = z.pipe(
  z.string(issue(messages.badIds(bulkMax))).check(rule((text) => idsProblem(text.split(",")))),
  z.transform((text) => [...new Set(text.split(","))]),
);

/** The query of a DELETE of several records. */
export const bulkDelete = z.object({ ids: idsText });

const slugMax = 160;

/** A slug; when empty, one is made from the title. */
export const slug = z.string(issue(messages.invalidSlug)).check(
  cleanedLine,
  rule((value) =>
    value === "" || (value.length <= slugMax && isSlug(value) && !isRecordId(value)) ? undefined : messages.invalidSlug,
  ),
);

const urlMax = 2048;

/** A web address without credentials, or nothing; it may be written without its scheme. */
export const url = z.string(issue(messages.invalidUrl)).check(
  cleanedLine,
  z.overwrite(webAddressOf),
  rule((value) => textProblem(value, { field: "URL", min: 0, max: urlMax })),
  rule((value) => (value === "" || isWebAddress(value) ? undefined : messages.invalidUrl)),
);

function isWebAddress(value: string): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password;
}

/** A text of several lines. */
export const longText = (of: TextRule) =>
  z.string(issue(noText(of))).check(
    cleanedText,
    rule((value) => textProblem(value, { ...of, multiline: true })),
  );

/** HTML: its length counts the characters that readers see; control characters and bytes count in all of it. */
export const htmlText = ({
  field,
  min,
  max,
  maxBytes,
  problemOf = (html, of) => textProblem(visibleText(html), of),
}: TextRule & Readonly<{ maxBytes: number; problemOf?: (html: string, rule: TextRule) => Refusal | undefined }>) =>
  z.string(issue(messages.required(field))).check(
    z.overwrite(cleanHtml),
    rule(
      (html) =>
        bytesProblem(html, { field, maxBytes }) ??
        textProblem(html, { field, min: 0, max: maxBytes, multiline: true }) ??
        problemOf(html, { field, min, max }),
    ),
  );

/** The search text of a list. */
export const search = z.optional(text({ field: "search", min: 0, max: pageLimits.searchMax }));

// The pattern of the HTML standard for inputs of type email: ASCII only, so normalising cannot lengthen or change it.
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

const emailProblem = (value: string) => (value === "" || emailPattern.test(value) ? undefined : messages.invalidEmail);

/** The refusal of an address whose host has no dot, as no mailbox of a person has, unless it is the present one. */
export const newEmailProblem = (value: string, present = ""): Refusal | undefined =>
  value === present || /@.*\./.test(value) ? undefined : messages.invalidEmail;

/**
 * An address as it may be stored: the superadmin of the configuration has one without a dot, and earlier versions took
 * it from everybody. A use case that takes it asks `newEmailProblem` as well.
 */
export const storedEmail = text({ field: "Email", max: 254 }).check(rule(emailProblem));

// One message for each value: `storedEmail` has refused what has no host at all.
const dotted = rule((value: string) => (emailProblem(value) === undefined ? newEmailProblem(value) : undefined));

export const email = storedEmail.check(dotted);

/** An e-mail address, or nothing. */
export const optionalEmail = text({ field: "Email", min: 0, max: 254 }).check(rule(emailProblem), dotted);
