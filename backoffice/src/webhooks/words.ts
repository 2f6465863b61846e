import type { WebhookEvent } from "@etalase/contracts/webhooks";
import { t } from "../kit/language/t.ts";

export const eventNames: Readonly<Record<WebhookEvent, string>> = {
  "lead.created": t("New leads"),
  "lead.changed": t("Changed leads"),
  "record.published": t("Published articles, projects and pages"),
};

export const hostOf = (url: string): string => URL.parse(url)?.host ?? url;

/** Says how a program answered. */
export function answerOf({ status, error }: Readonly<{ status: number | null; error: string | null }>): string {
  if (status !== null) return t("It answered {status}.", { status });
  return error ? t("No answer: {error}.", { error }) : t("No answer.");
}
