import { refusal } from "@etalase/contracts/refusals/refusal";
import { newEmailProblem } from "@etalase/contracts/rules/fields";
import { faviconRule, sharePictureRule, siteLogoRule } from "@etalase/contracts/rules/image";
import { defaultSettings } from "@etalase/contracts/settings";
import type { SettingsUpdate } from "@etalase/contracts/settings.schema";
import type { BrandColours } from "@etalase/contracts/site/brand-colours";
import type { ForeignScripts } from "@etalase/contracts/site/foreign-scripts";
import { officeHoursOf, type StoredOfficeHours } from "@etalase/contracts/site/office-hours";
import { brandProblems } from "@etalase/contracts/site/palette";
import { firstSynonyms } from "@etalase/contracts/synonyms";
import { messages } from "@etalase/contracts/text/messages";
import { contactPhoneProblem } from "@etalase/contracts/text/typed-phone";
import { type Act, changeOf } from "../domain/audit.ts";
import type { Values } from "../domain/desk.ts";
import { DomainError, invalidField, refusingTogether } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";
import type { Settings } from "../domain/settings.ts";
import type { User } from "../domain/user.ts";
import type { Fingerprint } from "./audit.ts";
import { definedValues, refuseEmpty, refuseStale } from "./content.ts";
import { keptPicture, type PictureFields, type PictureRegistry, requestsOf, type Stored } from "./media.ts";
import type { NamesPictures } from "./orphans.ts";
import { editKey } from "./ports.ts";
import type { SingleNeeds, SingleRepository } from "./single-record.ts";
import type { UserRepository } from "./users.ts";
import type { Edit } from "./writing.ts";

export type SettingsRepository = SingleRepository<Settings> & NamesPictures;

type Needs = SingleNeeds &
  Readonly<{
    settings: SettingsRepository;
    registry: PictureRegistry;
    fingerprint: Fingerprint;
    users: Pick<UserRepository, "staff">;
  }>;

export const settingsPictures = {
  logo: { rule: siteLogoRule },
  favicon: { rule: faviconRule },
  ogImage: { rule: sharePictureRule },
} satisfies PictureFields;
type PictureField = keyof typeof settingsPictures;
const pictureFields = ["logo", "favicon", "ogImage"] as const satisfies readonly PictureField[];

export const initialSettings: Settings = {
  ...defaultSettings,
  synonyms: firstSynonyms,
  logo: null,
  favicon: null,
  ogImage: null,
  version: 1,
};

const codeFields = ["customCss", "customJs", "scripts"] as const;

const codeOf = (code: string | ForeignScripts): string => (typeof code === "string" ? code : code.code);
const hostsOf = (code: string | ForeignScripts): string => (typeof code === "string" ? "" : code.hosts.join());
const isSame = (one: string | ForeignScripts, other: string | ForeignScripts) =>
  codeOf(one) === codeOf(other) && hostsOf(one) === hostsOf(other);

type CodeChange = Partial<Pick<Settings, (typeof codeFields)[number]>>;

/** The custom code that an edit changes. */
const changedCode = (before: Settings, change: CodeChange) =>
  codeFields.flatMap((field) => {
    const code = change[field];
    return code === undefined || isSame(code, before[field]) ? [] : [{ field, code: codeOf(code) }];
  });

/** Custom code runs in every visitor's browser, so only superadmins may write it. */
const mayWriteCode = (user: User | null): boolean => user?.role === "superadmin";

/** @throws {DomainError} "forbidden" */
export function guardCode(before: Settings, change: CodeChange, by: User) {
  if (changedCode(before, change).length > 0 && !mayWriteCode(by))
    throw new DomainError("forbidden", { message: messages.settings.customCodeIsSuperadmins });
}

/**
 * A number that no chat can open would silently turn all order buttons off. A number from before this rule may stay.
 * @throws {DomainError} "invalid"
 */
export function guardPhone(before: Settings, { contactPhone = before.contactPhone }: SettingsUpdate) {
  const problem = contactPhone === before.contactPhone ? undefined : contactPhoneProblem(contactPhone);
  if (problem) throw invalidField("contactPhone", problem);
}

/** @throws {DomainError} "invalid" for an address that no person has; one from before this rule may stay */
function guardEmail(before: Settings, { contactEmail = "" }: SettingsUpdate) {
  const problem = contactEmail === "" ? undefined : newEmailProblem(contactEmail, before.contactEmail);
  if (problem) throw invalidField("contactEmail", problem);
}

/** @throws {DomainError} "invalid" for an account on duty that nobody could ring; a present one may stay */
async function guardDuty({ users }: Pick<Needs, "users">, before: Settings, { alerts }: SettingsUpdate) {
  const added = (alerts?.duty ?? []).filter((id) => !before.alerts.duty.includes(id));
  if (added.length === 0) return;
  const staff = new Set((await users.staff()).map(({ id }) => id));
  if (!added.every((id) => staff.has(id)))
    throw invalidField("alerts.duty", refusal("Everybody on duty must be a staff member"));
}

/** @throws {DomainError} "invalid" for colours with texts that nobody could read */
export function guardBrand(brand: BrandColours) {
  const problems = Object.entries(brandProblems(brand)).map(([key, sentence]) => [`brand.${key}`, sentence]);
  if (problems.length > 0) throw new DomainError("invalid", { errors: Object.fromEntries(problems) });
}

/**
 * A form's fields without code of an author who may not write it: a superadmin who continues the form would save it. A
 * deleted account (null) may not write code.
 */
export function withoutOthersCode(typed: Values, by: User | null): Values {
  const code: readonly string[] = codeFields;
  return mayWriteCode(by)
    ? typed
    : Object.fromEntries(Object.entries(typed).filter(([field]) => !code.includes(field)));
}

export const settingsAbout = { resource: "settings", record: null } as const;
const about = settingsAbout;

/** Custom code that an edit has changed, by its fingerprint. */
export const codeActs = (before: Settings, after: Settings, fingerprint: Fingerprint): readonly Act[] =>
  changedCode(before, after).map(
    ({ field, code }): Act => ({ ...about, action: "customCode", detail: { field, ...fingerprint(code) } }),
  );

/** Settings as an earlier version stored them. */
type StoredSettings = Readonly<{ timeZone?: Settings["timeZone"]; officeHours?: StoredOfficeHours }>;

/** Settings of an earlier version may lack newer fields, and hold ones that are gone. */
export function knownSettings(settings: object): Settings {
  const { officeHours = initialSettings.officeHours, timeZone = officeHours.zone }: StoredSettings = settings;
  return {
    ...initialSettings,
    ...Object.fromEntries(Object.entries(settings).filter(([field]) => field in initialSettings)),
    ...(timeZone ? { timeZone } : {}),
    officeHours: officeHoursOf(officeHours),
  };
}

/** The fields of several parts, where an edit leaves absent parts unchanged. */
const mergedParts = (before: Settings, change: SettingsUpdate) => {
  const { socialMedia = {}, brand = {}, alerts = {}, officeHours, timeZone } = change;
  return {
    alerts: { ...before.alerts, ...definedValues(alerts) },
    socialMedia: { ...before.socialMedia, ...definedValues(socialMedia) },
    brand: { ...before.brand, ...definedValues(brand) },
    timeZone: timeZone ?? officeHours?.zone ?? before.timeZone,
    officeHours: officeHoursOf({ ...before.officeHours, ...definedValues(officeHours ?? {}) }),
  };
};

export const storedSettings = async (settings: SettingsRepository): Promise<Settings> =>
  knownSettings((await settings.find()) ?? {});

/** The acts of an edit: the names of fields, and custom code by its fingerprint. */
function actsOf(before: Settings, after: Settings, fingerprint: Fingerprint): readonly Act[] {
  const code: readonly string[] = codeFields;
  const detail = changeOf(
    before,
    after,
    Object.keys(after).filter((field) => field !== "version" && !code.includes(field)),
  );
  const changes: Act = { ...about, action: "update", detail };
  const codes = codeActs(before, after, fingerprint);
  // An edit of code alone has its own entry.
  return codes.length > 0 && detail.fields.length === 0 ? codes : [changes, ...codes];
}

/**
 * Returns the settings after an edit, with the pictures that it brings.
 * @throws {DomainError} "invalid" for a number, picture or colour that is not allowed
 */
async function afterEdit(before: Settings, change: SettingsUpdate, stored: Stored): Promise<Settings> {
  guardPhone(before, change);
  guardEmail(before, change);
  const images: Record<PictureField, Picture | null> = { logo: null, favicon: null, ogImage: null };
  await refusingTogether(pictureFields, async (field) => {
    images[field] = stored(field)[0] ?? keptPicture(field, before[field], change[field]);
  });
  const parts = mergedParts(before, change);
  if (change.brand) guardBrand(parts.brand);
  return { ...before, ...definedValues(change), ...images, ...parts, version: before.version + 1 };
}

export function createSettingsService(needs: Needs) {
  const { settings, registry, fingerprint, desk, history, saves, changeContent } = needs;
  const get = () => storedSettings(settings);
  const { resource } = about;

  return {
    get,

    /** @throws {DomainError} "stale" when `ifVersion` is no longer the settings'; "forbidden" for custom code */
    async update(change: SettingsUpdate, { by, files = {}, ifVersion }: Edit): Promise<Settings> {
      if (requestsOf(settingsPictures, files).length === 0) refuseEmpty(change);
      const endInput = async () => {
        // Synonyms are edited apart from the form, whose input stays.
        if (!change.synonyms) await desk.saved(by, resource, resource);
      };
      const save = await saves.of({ by, resource, key: editKey(resource, ifVersion), values: change, files });
      const current = await get();
      if (await saves.isStored(save, current)) {
        await changeContent(endInput);
        return current;
      }
      return registry.change({ fields: settingsPictures, files, owner: by.user }, async (stored) => {
        const before = await get();
        refuseStale(before, ifVersion);
        guardCode(before, change, by.user);
        await guardDuty(needs, before, change);
        const after = await afterEdit(before, change, stored);
        return history.write(by, { [resource]: [before] }, async () => {
          await settings.save(after);
          await endInput();
          if (save) await saves.put({ ...save, recordId: resource, version: after.version });
          return { after: { [resource]: [after] }, acts: actsOf(before, after, fingerprint), result: after };
        });
      });
    },

    revisions: history.revisions<Settings>(resource),
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
