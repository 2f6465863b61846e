import type { KeptRecord } from "../../domain/history.ts";
import type { Settings } from "../../domain/settings.ts";
import type { Fingerprint } from "../audit.ts";
import {
  codeActs,
  guardCode,
  guardPhone,
  knownSettings,
  type SettingsRepository,
  settingsAbout,
  storedSettings,
} from "../settings.ts";
import type { Kind } from "./kinds.ts";

type Needs = Readonly<{ settings: SettingsRepository; fingerprint: Fingerprint }>;

const settingsOf = (record: KeptRecord): Settings => knownSettings(record);

/** The settings, a single record that is never created or deleted. */
export function settingsKind({ settings, fingerprint }: Needs): Kind {
  const nothing = async () => {};
  return {
    find: async () => [{ id: settingsAbout.resource, ...(await storedSettings(settings)) }],
    async update(record) {
      const after = { ...record, version: record.version + 1 };
      await settings.save(settingsOf(after));
      return after;
    },
    insert: nothing,
    remove: nothing,
    titleOf: () => "Website settings",
    about: () => settingsAbout,
    guard(before, after, { user }) {
      if (!before || !after) return;
      if (user) guardCode(settingsOf(before), settingsOf(after), user);
      guardPhone(settingsOf(before), { contactPhone: settingsOf(after).contactPhone });
    },
    acts: (before, after) => codeActs(settingsOf(before), settingsOf(after), fingerprint),
  };
}
