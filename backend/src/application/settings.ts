import { faviconRule, type ImageRule, sharePictureRule, siteLogoRule } from "@etalase/contracts/rules/image";
import { defaultSettings } from "@etalase/contracts/settings";
import type { SettingsUpdate } from "@etalase/contracts/settings.schema";
import { messages } from "@etalase/contracts/text/messages";
import { DomainError, refusingTogether } from "../domain/errors.ts";
import type { Picture } from "../domain/picture.ts";
import type { Settings } from "../domain/settings.ts";
import type { User } from "../domain/user.ts";
import type { AuditEntry, AuditLog, Fingerprint } from "./audit.ts";
import { type ChangeContent, given, refuseEmpty, refuseStale } from "./content.ts";
import { type Files, keptPicture, type PictureRequest, type Pictures } from "./media.ts";
import type { Clock, NewId } from "./ports.ts";

export interface SettingsRepository {
  /** Null until they are saved for the first time. */
  find(): Promise<Settings | null>;
  save(settings: Settings): Promise<void>;
}

type Needs = Readonly<{
  settings: SettingsRepository;
  pictures: Pictures;
  audit: AuditLog;
  fingerprint: Fingerprint;
  changeContent: ChangeContent;
  now: Clock;
  newId: NewId;
}>;

const rules = { logo: siteLogoRule, favicon: faviconRule, ogImage: sharePictureRule } satisfies Record<
  string,
  ImageRule
>;
type PictureField = keyof typeof rules;
const pictureFields = ["logo", "favicon", "ogImage"] as const satisfies readonly PictureField[];

export const initialSettings: Settings = { ...defaultSettings, logo: null, favicon: null, ogImage: null, version: 1 };

const codeFields = ["customCss", "customJs"] as const;

/** The custom code that an edit changes. */
const changedCode = (before: Settings, change: SettingsUpdate) =>
  codeFields.flatMap((field) => {
    const code = change[field];
    return code === undefined || code === before[field] ? [] : [{ field, code }];
  });

/** Custom code runs in every visitor's browser, so it is the superadmin's, and leaves a trace. */
function createCodeGuard({ audit, fingerprint, now, newId }: Needs) {
  const entryOf = (user: User, { field, code }: ReturnType<typeof changedCode>[number]): AuditEntry => ({
    id: newId(),
    at: now(),
    userId: user.id,
    username: user.username,
    action: `settings.${field}`,
    detail: fingerprint(code),
  });

  /** @throws {DomainError} "forbidden" for anybody else */
  return async (before: Settings, change: SettingsUpdate, user: User) => {
    const changed = changedCode(before, change);
    if (changed.length > 0 && user.role !== "superadmin")
      throw new DomainError("forbidden", { message: messages.settings.customCodeIsSuperadmins });
    for (const code of changed) await audit.add(entryOf(user, code));
  };
}

export function createSettingsService(needs: Needs) {
  const { settings, pictures, changeContent } = needs;
  const guardCode = createCodeGuard(needs);
  const get = async (): Promise<Settings> => (await settings.find()) ?? initialSettings;

  return {
    get,

    /** @throws {DomainError} "stale" when `ifVersion` is given and no longer the settings'; "forbidden" for custom code */
    async update(change: SettingsUpdate, files: Files, user: User, ifVersion?: number): Promise<Settings> {
      const sent = pictureFields.filter((field) => files[field]?.length);
      const requests: readonly PictureRequest[] = sent.flatMap((field) =>
        (files[field] ?? []).slice(0, 1).map((upload) => ({ upload, field, rule: rules[field] })),
      );
      if (requests.length === 0) refuseEmpty(change);
      const { before, after } = await pictures.during(requests, (stored) =>
        changeContent(async () => {
          const before = await get();
          refuseStale(before, ifVersion);
          await guardCode(before, change, user);
          const images: Record<PictureField, Picture | null> = { logo: null, favicon: null, ogImage: null };
          await refusingTogether(pictureFields, async (field) => {
            images[field] = stored[sent.indexOf(field)] ?? keptPicture(field, before[field], change[field]);
          });
          const socialMedia = { ...before.socialMedia, ...given(change.socialMedia ?? {}) };
          const after: Settings = { ...before, ...given(change), ...images, socialMedia, version: before.version + 1 };
          await settings.save(after);
          return { before, after };
        }),
      );
      const gone = pictureFields.flatMap((field) =>
        before[field]?.file === after[field]?.file ? [] : (before[field] ?? []),
      );
      await pictures.remove(gone);
      return after;
    },
  };
}

export type SettingsService = ReturnType<typeof createSettingsService>;
