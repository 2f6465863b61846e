import { type Channel, channelNames, channels, otherNames } from "@etalase/contracts/leads/sources";
import { t } from "../language/t.ts";

const names: Readonly<Record<Channel, string>> = {
  ...channelNames,
  ai: t("AI assistants"),
  direct: t("Direct"),
  staff: t("By hand"),
};

const all = new Map<string, string>([...channels.map((id) => [id, names[id]] as const), [otherNames, t("Others")]]);

/** Names a channel in the reader's language; other sources are hosts, which stay as they are. */
export const nameOfSource = (source: string): string => all.get(source) ?? source;

export const sourceChoices = channels.map((id) => ({ id, name: names[id] }));
