import { dayMs, minuteMs } from "@etalase/contracts/site/time-zone";
import { usualAnswerMinutes } from "../../domain/leads/answer-time.ts";
import { cachedByEdition } from "../cached-by-edition.ts";
import { type SettingsRepository, storedSettings } from "../settings.ts";
import type { Tools } from "../tools.ts";
import type { LeadRepository } from "./leads.ts";

type Needs = Pick<Tools, "now"> &
  Readonly<{ leads: Pick<LeadRepository, "answeredSince">; settings: SettingsRepository }>;

const countedDays = 90;

/** The usual minutes until an answer, which pages show: read at most once a minute, for all of them. */
export function createAnswerTime({ leads, settings, now }: Needs): () => Promise<number | null> {
  const minute = async () => ({ name: String(Math.floor(now().getTime() / minuteMs)) });
  return cachedByEdition(minute, async () => {
    const since = new Date(now().getTime() - countedDays * dayMs);
    const [answered, office] = await Promise.all([leads.answeredSince(since), storedSettings(settings)]);
    return usualAnswerMinutes(answered, office);
  });
}
