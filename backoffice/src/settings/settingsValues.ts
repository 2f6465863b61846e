import { messageOf } from "@etalase/contracts/refusals/refusal";
import { url } from "@etalase/contracts/rules/fields";
import { type SocialNetwork, socialNetworkNames, socialNetworks } from "@etalase/contracts/settings";
import { brandUpdate, type SiteSettings, settingsUpdate } from "@etalase/contracts/settings.schema";
import type { BrandColours } from "@etalase/contracts/site/brand-colours";
import { brandProblems } from "@etalase/contracts/site/palette";
import { webAddressOf } from "@etalase/contracts/text/addresses";
import { messages } from "@etalase/contracts/text/messages";
import { whatsappDigits } from "@etalase/contracts/text/phone";
import { cleanPhone, opensChat } from "@etalase/contracts/text/typed-phone";
import type { FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { isLibraryPicture, type LibraryPicture } from "../kit/data/libraryPicture.ts";
import type { SettingsChanges } from "../kit/data/SettingsProvider.tsx";
import { isSuperadmin } from "../kit/data/session.ts";
import { refusal, t } from "../kit/language/t.ts";
import { picture } from "../kit/media/picture.ts";

/**
 * The start of a profile's address on each network. LinkedIn's is for companies, since the site belongs to an agency.
 */
const profiles: Readonly<Record<Exclude<SocialNetwork, "whatsapp">, string>> = {
  facebook: "https://www.facebook.com/",
  twitter: "https://x.com/",
  instagram: "https://www.instagram.com/",
  linkedin: "https://www.linkedin.com/company/",
  youtube: "https://www.youtube.com/@",
};

const handle = /^@?([\p{L}\p{N}_][\p{L}\p{N}_.-]*)$/u;
// "etalase.id" may be an Instagram name as well as a site: without an @ it is treated as a site.
const name = /^[\p{L}\p{N}_][\p{L}\p{N}_-]*$/u;

/** Completes a name ("@etalase", "etalase") or, for WhatsApp, a number to the network's address. */
export function socialAddressOf(network: SocialNetwork, typed: string): string {
  const text = typed.trim();
  if (network === "whatsapp") {
    // A link may greet, which the number alone would not.
    const isNumber = opensChat(text) && !/[?&]text=/.test(text);
    return isNumber ? `https://wa.me/${whatsappDigits(cleanPhone(text))}` : webAddressOf(text);
  }
  const [, named] = (text.startsWith("@") || name.test(text) ? handle.exec(text) : null) ?? [];
  return named ? profiles[network] + named : webAddressOf(text);
}

/** The labels of the form's fields. */
export const settingsLabels = {
  siteName: t("Site name"),
  siteDescription: t("Site description"),
  english: t("Pages in English"),
  logo: t("Logo"),
  favicon: t("Favicon"),
  brand: t("Colours"),
  contactEmail: t("Contact e-mail"),
  contactPhone: t("Contact phone"),
  address: t("Address"),
  officeHours: t("Office hours"),
  timeZone: t("Time zone"),
  answersWithin: t("Typical reply time"),
  alerts: t("On duty"),
  answerText: t("Answer text"),
  forgetClicksAfterDays: t("Delete anonymous clicks after (days)"),
  forgetLeadsAfterMonths: t("Delete other leads after (months)"),
  ...socialNetworkNames,
  metaTags: t("Meta tags"),
  googleAnalyticsId: t("Google Analytics ID"),
  ogImage: t("Default share picture"),
  customCss: t("Custom CSS"),
  customJs: t("Custom JavaScript"),
  scripts: t("Third-party scripts"),
};

export type SettingName = keyof typeof settingsLabels;

/** Returns the help of a field of code, or that only superadmins may change it. */
export const codeHelp = (help: string): string =>
  isSuperadmin() ? help : `${refusal(messages.settings.customCodeIsSuperadmins)}.`;

/** Reports unreadable texts under the colours that cause them, as the server does. */
const readable = z.check<BrandColours>(({ value, issues }) => {
  for (const [key, problem] of Object.entries(brandProblems(value)))
    issues.push({ code: "custom", message: messageOf(problem), input: value, path: [key] });
});

type Picture = "logo" | "favicon" | "ogImage";

/** The form's fields, all on one level; a picture is its URL, or the chosen replacement. */
export type SettingsValues = Omit<SiteSettings, "socialMedia" | Picture> &
  Readonly<Record<SocialNetwork, string> & Record<Picture, string | File | LibraryPicture>>;

export const valuesOf = ({ socialMedia, ...settings }: SiteSettings): SettingsValues => ({
  ...settings,
  ...socialMedia,
});

/** The server's rule, applied to the completed text even when the form is saved before the field is left. */
const address = (network: SocialNetwork) =>
  z.pipe(
    z.transform((typed: unknown) => (typeof typed === "string" ? socialAddressOf(network, typed) : typed)),
    url,
  );

/** The form's rules: the server's, on one level, with pictures already checked by their inputs. */
export const settingsSchema: z.ZodMiniType<FieldValues, FieldValues> = z.extend(
  z.omit(settingsUpdate, { socialMedia: true }),
  {
    brand: z.required(brandUpdate).check(readable),
    logo: picture,
    favicon: picture,
    ogImage: picture,
    ...Object.fromEntries(socialNetworks.map((network) => [network, address(network)])),
  },
);

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Returns a picture as the API takes it: a library picture as its id, in a field of its own. */
async function travelling(field: Picture, picture: string | File | LibraryPicture) {
  if (picture instanceof File) return { [field]: await dataUrlOf(picture) };
  return isLibraryPicture(picture) ? { [`${field}Id`]: picture.mediaId } : { [field]: picture };
}

/** Returns the changes to send. @throws {DOMException} when a chosen file can no longer be read */
export async function changesOf(values: SettingsValues, mayEditCode: boolean): Promise<SettingsChanges> {
  const { facebook, twitter, instagram, linkedin, youtube, whatsapp, ...others } = values;
  const { logo, favicon, ogImage, customCss, customJs, scripts, ...rest } = others;
  return {
    ...rest,
    socialMedia: { facebook, twitter, instagram, linkedin, youtube, whatsapp },
    ...(await travelling("logo", logo)),
    ...(await travelling("favicon", favicon)),
    ...(await travelling("ogImage", ogImage)),
    ...(mayEditCode && { customCss, customJs, scripts }),
  };
}

/** Maps the server's error names to fields: `socialMedia.facebook` becomes `facebook`, `scripts.code` is `scripts`. */
export const fieldErrorsOf = (errors: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, sentence]) => [name.replace(/^socialMedia\.|^(scripts)\..*/, "$1"), sentence]),
  );

/** Returns the first sentence in a field's error: the form's rules report single parts, the server the whole. */
export function sentenceIn(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null) return undefined;
  if ("message" in error && typeof error.message === "string") return error.message;
  return Object.entries(error)
    .filter(([name]) => name !== "ref")
    .map(([, part]) => sentenceIn(part))
    .find(Boolean);
}
