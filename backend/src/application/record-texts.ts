import type { TranslatedResource } from "@etalase/contracts/kinds";
import { packageLimits } from "@etalase/contracts/packages";
import { packageFields } from "@etalase/contracts/packages.schema";
import { services } from "@etalase/contracts/plain/services.schema";
import { showcases } from "@etalase/contracts/plain/showcases.schema";
import { settingsLimits } from "@etalase/contracts/settings";
import { englishKey, type TextEntry } from "@etalase/contracts/texts";
import { wordsToTranslate } from "@etalase/contracts/translations";
import { type SettingsRepository, storedSettings } from "./settings.ts";
import type { TextCatalogue } from "./texts.ts";

/** The most characters of each text, as in the records themselves; a list has those of all its items and their breaks. */
const limits: Readonly<Record<TranslatedResource, Readonly<Record<string, number>>>> = {
  packages: {
    name: packageFields.name.max,
    description: packageFields.description.max,
    badge: packageFields.badge.max,
    features: packageLimits.featuresMax * (packageLimits.featureMax + 1),
  },
  services: { text: services.fields.text.max, title: services.fields.title.max },
  showcases: { text: showcases.fields.text.max },
  settings: { siteDescription: settingsLimits.descriptionMax, answersWithin: settingsLimits.answersWithinMax },
};

type Named = Readonly<{ id: string; title?: string; name?: string; isActive: boolean }>;
type Records = Readonly<{ all(): Promise<readonly Named[]> }>;

/** The texts of one record. Few have English words of the site's own; without a translation, the record is not there. */
const entriesOf = (resource: TranslatedResource, record: object, name?: string): readonly TextEntry[] =>
  wordsToTranslate(resource, record).map(({ key, field, kind, words, own }) => ({
    key: englishKey(key),
    page: resource,
    default: own,
    kind: kind === "line" ? "line" : "lines",
    max: limits[resource][field] ?? 0,
    original: words,
    ...(name ? { record: name } : {}),
  }));

type Needs = Readonly<{
  /** The texts of the built site in both languages. */
  built: TextCatalogue;
  settings: SettingsRepository;
  records: Readonly<Record<Exclude<TranslatedResource, "settings">, Records>>;
}>;

/** Lists the texts that the owner may change. English can be written before any page shows it. */
export function createTextCatalogue({ built, settings, records }: Needs): TextCatalogue {
  const ofRecords = async (resource: keyof typeof records) =>
    (await records[resource].all())
      .filter(({ isActive }) => isActive)
      .flatMap((record) => entriesOf(resource, { ...record, _id: record.id }, record.title ?? record.name));

  return async () => {
    const [texts, stored, ...all] = await Promise.all([
      built(),
      storedSettings(settings),
      ofRecords("services"),
      ofRecords("packages"),
      ofRecords("showcases"),
    ]);
    return [...texts, ...entriesOf("settings", stored), ...all.flat()];
  };
}
