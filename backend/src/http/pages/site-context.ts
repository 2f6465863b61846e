import type { SiteContext } from "@etalase/contracts/public-api";
import type { SiteSettings } from "@etalase/contracts/settings.schema";
import { isSample } from "@etalase/contracts/site/drawings";
import { officeStateAt } from "@etalase/contracts/site/office-hours";
import { type SectionId, type ShownSections, sectionsWhere } from "@etalase/contracts/site/sections";
import { byLanguage, type TextValues } from "@etalase/contracts/texts";
import type { AuthService } from "../../application/accounts/auth.ts";
import type { Library } from "../../application/library/library.ts";
import type { Outbox } from "../../application/mail/outbox.ts";
import type { MenusService } from "../../application/menus.ts";
import type { Clock } from "../../application/ports.ts";
import type { SectionsService } from "../../application/sections.ts";
import { initialSettings, type SettingsService } from "../../application/settings.ts";
import type { TextsService } from "../../application/texts.ts";
import type { Showcase } from "../../domain/plain.ts";
import type { Settings } from "../../domain/settings.ts";
import { settingsView } from "../api/settings.ts";
import { codeFile, foreignFile } from "./custom-code.ts";

type SiteConfig = Pick<SiteContext, "publicUrl" | "registration" | "whatsappFallback" | "speedInsightsUrl"> &
  Readonly<{ customCode: boolean }>;

type ContextOptions = Readonly<{ forStaff: boolean; settingsFailed: (error: unknown) => void }>;
export type SiteContextOf = (options: ContextOptions) => Promise<SiteContext>;

type Needs = Readonly<{
  settings: Pick<SettingsService, "get">;
  answerMinutes: () => Promise<number | null>;
  texts: Pick<TextsService, "shown">;
  sections: Pick<SectionsService, "shown">;
  emptySections: () => Promise<readonly SectionId[]>;
  showcases: Readonly<{ active(): Promise<readonly Showcase[]> }>;
  menus: Pick<MenusService, "shown">;
  auth: Pick<AuthService, "wantsSetupCode" | "hasAccounts">;
  media: Pick<Library, "crops">;
  outbox: Pick<Outbox, "isSetUp">;
  now: Clock;
}>;

/** The settings; undefined while they cannot be read. */
const settingsOf = ({ settings }: Needs, settingsFailed: ContextOptions["settingsFailed"]) =>
  settings.get().catch((error: unknown) => {
    settingsFailed(error);
    return undefined;
  });

/**
 * A site is in use once it has a name of its own, or no sample showcases: its visitors see no samples but the showcases
 * that its owner shows, and no sections without content. What cannot be read may be the owner's.
 */
async function readInUse({ showcases }: Needs, settings: Settings | undefined): Promise<boolean> {
  if (settings?.siteName !== initialSettings.siteName) return true;
  return showcases.active().then(
    (shown) => !shown.some(isSample),
    () => true,
  );
}

/** The shown sections of the landing page. */
async function sectionsOf({ sections, emptySections }: Needs, isInUse: boolean): Promise<ShownSections | undefined> {
  const shown = await sections.shown();
  const empty = isInUse ? await emptySections() : [];
  return empty.length > 0 ? sectionsWhere((id) => !empty.includes(id), shown) : shown;
}

/** Reads the words, sections and menus of the site's owner. */
async function ownersArrangement(needs: Needs, isInUse: boolean, settingsFailed: ContextOptions["settingsFailed"]) {
  const { texts, menus } = needs;
  // A page in the site's own words must not be kept in place of one in the owner's.
  const words = byLanguage(
    await texts.shown().catch((error: unknown): TextValues => {
      settingsFailed(error);
      return {};
    }),
  );
  // Neither must a page in the site's own order.
  const withoutOrder = (error: unknown) => {
    settingsFailed(error);
    return undefined;
  };
  return {
    words,
    order: await sectionsOf(needs, isInUse).catch(withoutOrder),
    menus: await menus.shown().catch(withoutOrder),
  };
}

/** Returns the missing setup of a new site. Without the database nobody can register anyway. */
async function setupOf(auth: Needs["auth"]) {
  const wantsSetupCode = await auth.wantsSetupCode().catch(() => false);
  const awaitsFirstAccount = !(await auth.hasAccounts().catch(() => true));
  return {
    ...(awaitsFirstAccount ? { awaitsFirstAccount } : {}),
    ...(wantsSetupCode ? { wantsSetupCode } : {}),
  };
}

/** The code of the site's owner, in the form that pages link. */
function ownersCode({ customCss: css, customJs: js, scripts }: SiteSettings) {
  const customCss = codeFile("css", css);
  const customJs = codeFile("js", js);
  const foreign = foreignFile(scripts);
  return { ...(customCss ? { customCss } : {}), ...(customJs ? { customJs } : {}), ...(foreign ? { foreign } : {}) };
}

/**
 * Returns the site's own data for pages by the present settings, or by the defaults while those cannot be read.
 * Signed-in people get it `forStaff`: without custom code and analytics, since both run on the origin that stores their
 * token.
 */
export const createSiteContext =
  (
    needs: Needs,
    { publicUrl, registration, whatsappFallback, customCode, speedInsightsUrl }: SiteConfig,
  ): SiteContextOf =>
  async ({ forStaff, settingsFailed }) => {
    const { auth, media, outbox, now } = needs;
    const read = await settingsOf(needs, settingsFailed);
    const current = read ?? initialSettings;
    const isInUse = await readInUse(needs, read);
    const { words, order, menus } = await ownersArrangement(needs, isInUse, settingsFailed);
    const view = settingsView(current, publicUrl);
    const setup = await setupOf(auth);
    const crops = await media.crops().catch(() => []);
    const answerMinutes = await needs.answerMinutes().catch(() => null);
    const office = officeStateAt(current, now());
    const shared = {
      publicUrl,
      registration,
      whatsappFallback,
      ...setup,
      ...(isInUse ? { isInUse } : {}),
      ...(outbox.isSetUp ? { sendsMail: true } : {}),
      ...(office ? { office } : {}),
      ...(answerMinutes === null ? {} : { answerMinutes }),
      ...(Object.keys(words.id).length > 0 ? { texts: words.id } : {}),
      ...(current.english ? { english: words.en } : {}),
      ...(order ? { sections: order } : {}),
      ...(menus ? { menus } : {}),
      ...(crops.length > 0 ? { crops } : {}),
    };
    if (forStaff) return { ...shared, forStaff, settings: { ...view, googleAnalyticsId: "" }, speedInsightsUrl: "" };
    return { ...shared, settings: view, speedInsightsUrl, ...(customCode ? ownersCode(view) : {}) };
  };

/** Returns the data without code of the site's owner, for pages that others than staff see, too. */
export async function plainSite(
  site: SiteContextOf,
  settingsFailed: ContextOptions["settingsFailed"],
): Promise<SiteContext> {
  const { forStaff: _forStaff, ...plain } = await site({ forStaff: true, settingsFailed });
  return plain;
}
