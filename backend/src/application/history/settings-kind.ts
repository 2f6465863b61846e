import type { KeptRecord } from "../../domain/history.ts";
import type { Settings } from "../../domain/settings.ts";
import type { Fingerprint } from "../audit.ts";
import {
  codeActs,
  guardBrand,
  guardCode,
  guardPhone,
  knownSettings,
  type SettingsRepository,
  settingsAbout,
  storedSettings,
} from "../settings.ts";
import { type Kind, onlyKind } from "./kinds.ts";

type Needs = Readonly<{ settings: SettingsRepository; fingerprint: Fingerprint }>;

const settingsOf = (record: KeptRecord): Settings => knownSettings(record);

/** The settings. */
export const settingsKind = ({ settings, fingerprint }: Needs): Kind => ({
  ...onlyKind(settingsAbout, {
    find: () => storedSettings(settings),
    save: (record) => settings.save(settingsOf(record)),
  }),
  guard(before, after, { user }) {
    if (!before || !after) return;
    if (user) guardCode(settingsOf(before), settingsOf(after), user);
    guardPhone(settingsOf(before), { contactPhone: settingsOf(after).contactPhone });
    guardBrand(settingsOf(after).brand);
  },
  acts: (before, after) => codeActs(settingsOf(before), settingsOf(after), fingerprint),
});
