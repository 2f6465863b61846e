import * as z from "zod/mini";
import { siteAlerts } from "./alerts.schema.ts";
import { officeHours, officeHoursUpdate } from "./office-hours.schema.ts";
import { type FieldName, issue, type Refusal, refusal } from "./refusals/refusal.ts";
import { count, each, id, list } from "./rules/answers.schema.ts";
import {
  cleanedCode,
  cleanedLine,
  cleanedText,
  flag,
  longText,
  oneOf,
  rule,
  storedEmail,
  text,
  url,
} from "./rules/fields.ts";
import { whole } from "./rules/numbers.ts";
import { answerFields, settingsLimits as limits, metaTagNames, socialNetworks } from "./settings.ts";
import { brandKeys, cleanColour, isColour } from "./site/brand-colours.ts";
import { cleanHost, foreignLimits, isExactHost, scriptIn } from "./site/foreign-scripts.ts";
import { timeZones } from "./site/time-zone.ts";
import { synonyms } from "./synonyms.schema.ts";
import { messages } from "./text/messages.ts";
import { bytesProblem, textProblem } from "./text/text.ts";
import { cleanPhone } from "./text/typed-phone.ts";

const shortText = (field: FieldName, max: number) => text({ field, min: 0, max });

/** A stored picture's address, a data URL that replaces it, or "" to remove it. */
const image = z.string(issue(messages.imageUnreadable));

// Not among the messages, which every screen of the dashboard loads.
const badColour = refusal("Please enter a colour such as #0D8ABC, or leave the field empty for the default colour");
const badBrand = refusal("Brand must have colours: primary, accent and dark");

const colour = z.string(issue(badColour)).check(
  z.overwrite(cleanColour),
  rule((value) => (value === "" || isColour(value) ? undefined : badColour)),
);

/** An absent colour stays unchanged, like an absent network. */
export const brandUpdate = z.partial(z.object(each(brandKeys, colour), issue(badBrand)));

// Not a union: a form would show the first alternative's message, which is none.
const emailOrNothing = z.string(issue(messages.invalidEmail)).check(
  cleanedLine,
  rule((value) => (value === "" || storedEmail.safeParse(value).success ? undefined : messages.invalidEmail)),
);

/** An absent network stays unchanged, like every other field. */
const socialMedia = z.partial(z.object(each(socialNetworks, url), issue(messages.settings.badSocialMedia)));

const tagText = text({ field: "Meta tag", max: limits.metaTagMax });
// Strict, because the text is stored exactly as it came.
const metaTag = z.union([
  z.strictObject({ name: z.enum(metaTagNames), content: tagText }),
  z.strictObject({ property: z.enum(metaTagNames), content: tagText }),
]);
const metaTagList = z.array(metaTag).check(z.maxLength(limits.metaTagsCount));

/** Text that starts like JSON is a list of tags; any other text is keywords. */
function metaTagsProblem(value: string): Refusal | undefined {
  if (!/^[[{]/.test(value)) return textProblem(value, { field: "Keywords", min: 0, max: limits.metaTagMax });
  try {
    const tags: unknown = JSON.parse(value);
    return metaTagList.safeParse([tags].flat()).success ? undefined : messages.settings.badMetaTags;
  } catch {
    return messages.settings.badMetaTags;
  }
}

const analyticsId = /^(?:UA-\d{4,10}-\d{1,4}|G-[A-Z0-9]{4,12})?$/;

const code = (field: FieldName) =>
  z.string(issue(messages.notAText(field))).check(
    cleanedCode,
    rule((value) => bytesProblem(value, { field, maxBytes: limits.customCodeMaxBytes })),
    rule((value) => textProblem(value, { field, min: 0, max: limits.customCodeMaxBytes, multiline: true })),
  );

// Not among the messages, which every screen of the dashboard loads.
const badHosts = refusal("Hosts must be a list of names, such as connect.facebook.net");
const badHost = refusal("A host must be one exact name, such as connect.facebook.net: no wildcard, port or path");
const tooManyHosts = refusal("There can be at most {max} hosts", { max: foreignLimits.hostsCount });
const badScripts = refusal("Third-party scripts must have hosts and code");

/** Foreign scripts: an edit brings hosts and code together, since the code needs its hosts. */
const foreignScripts = z.object(
  {
    hosts: z
      .array(
        z.string(issue(badHosts)).check(
          cleanedLine,
          z.overwrite(cleanHost),
          z.refine((host) => host === "" || isExactHost(host), issue(badHost)),
        ),
        issue(badHosts),
      )
      .check(
        z.overwrite((hosts) => [...new Set(hosts.filter(Boolean))]),
        z.maxLength(foreignLimits.hostsCount, issue(tooManyHosts)),
      ),
    code: z.string(issue(messages.notAText("Script"))).check(
      cleanedCode,
      z.overwrite(scriptIn),
      rule((value) => textProblem(value, { field: "Script", min: 0, max: foreignLimits.codeMax, multiline: true })),
    ),
  },
  issue(badScripts),
);

const badAnswerText = (names: readonly string[]) =>
  refusal("Answer text can only contain these placeholders: {names}", { names: names.join(", ") });

const fillable: readonly string[] = answerFields;
const isFillable = (field: string) => fillable.includes(field);

/** An edit of the settings: absent fields stay unchanged. */
export const settingsUpdate = z.partial(
  z.object({
    siteName: text({ field: "Site name", max: limits.nameMax }),
    siteDescription: longText({ field: "Site description", min: 0, max: limits.descriptionMax }),
    logo: image,
    favicon: image,
    ogImage: image,
    brand: brandUpdate,
    contactEmail: emailOrNothing,
    contactPhone: shortText("Contact phone", limits.phoneMax).check(z.overwrite(cleanPhone)),
    address: longText({ field: "Address", min: 0, max: limits.addressMax }),
    socialMedia,
    metaTags: z
      .string(issue(messages.settings.badMetaTags))
      .check(cleanedText, z.maxLength(limits.metaTagsMax), rule(metaTagsProblem)),
    googleAnalyticsId: z.string(issue(messages.settings.badAnalyticsId)).check(
      cleanedLine,
      rule((value) => (analyticsId.test(value) ? undefined : messages.settings.badAnalyticsId)),
    ),
    customCss: code("Custom CSS"),
    customJs: code("Custom JavaScript"),
    scripts: foreignScripts,
    forgetClicksAfterDays: whole("Days", 1, limits.forgetClicksAfterDaysMax),
    forgetLeadsAfterMonths: whole("Months", 1, limits.forgetLeadsAfterMonthsMax),
    timeZone: oneOf("Time zone", timeZones),
    officeHours: officeHoursUpdate,
    answersWithin: shortText("Typical reply time", limits.answersWithinMax),
    alerts: siteAlerts,
    synonyms,
    english: flag("Pages in English"),
    answerText: longText({ field: "Answer text", min: 0, max: limits.answerTextMax }).check(
      rule((value) => ((value.match(/\{[^{}]*\}/g) ?? []).every(isFillable) ? undefined : badAnswerText(answerFields))),
    ),
  }),
);

const shown = z.string();

/** Texts. The pictures are absolute URLs, but for the icon, whose address is a path; all may be empty. */
const texts = [
  ...([
    "siteName",
    "siteDescription",
    "logo",
    "favicon",
    "ogImage",
    "contactEmail",
    "contactPhone",
    "address",
  ] as const),
  // The tags are a list of keywords, or a JSON list of {name or property, content}.
  ...(["metaTags", "googleAnalyticsId", "customCss", "customJs"] as const),
  // The usual response time ("1 jam"), and the start of an answer, which may contain {nama}, {situs}, {perihal}, {kode}.
  ...(["answersWithin", "answerText"] as const),
] as const;

const siteSettings = z.strictObject({
  ...each(texts, shown),
  /** The owner's colours as `#RRGGBB`; an empty one is the site's own. */
  brand: z.strictObject(each(brandKeys, shown)),
  socialMedia: z.strictObject(each(socialNetworks, shown)),
  /** The scripts of others, which run after consent: exact hosts, and the JavaScript that starts the scripts. */
  scripts: z.strictObject({ hosts: list(shown), code: shown }),
  /** The times that leads are kept: clicks, which identify nobody, and other leads since their last change. */
  forgetClicksAfterDays: count,
  forgetLeadsAfterMonths: count,
  /** The zone of every date and time of the site. */
  timeZone: z.enum(timeZones),
  officeHours,
  /** For staff alone: who is rung about a new lead, in that order. */
  alerts: z.optional(z.strictObject({ duty: list(id), nextAfterMinutes: count })),
  /** Whether the site has pages in English, too. */
  english: z.boolean(),
});

/** `version` is the value for `If-Match`, there in quotes. */
export const settingsVersion = z.extend(siteSettings, { version: count });

/** `answerMinutes` is the median of the minutes within office hours until an answer, over the last 90 days. */
export const settingsAnswer = z.extend(settingsVersion, { answerMinutes: z.nullable(count) });

export type SettingsUpdate = z.output<typeof settingsUpdate>;
export type SiteSettings = Readonly<z.output<typeof siteSettings>>;
export type SettingsVersion = Readonly<z.output<typeof settingsVersion>>;
export type SettingsAnswer = Readonly<z.output<typeof settingsAnswer>>;
