import { newsletterInput } from "@etalase/contracts/newsletter.schema";
import { type Answer, postJson } from "../api/postJson.ts";
import type { newsletter as newsletterWords } from "./copy.ts";

export type Subscription = Readonly<{ email: string; consent: boolean }>;

/** Problems of a field, or of the whole subscription. Empty after success. */
export type Problems = Readonly<Partial<Record<"email" | "consent" | "all", string>>>;

type Copy = (typeof newsletterWords)["own"];

function problemsOf(fields: ReadonlySet<PropertyKey | undefined>, { email }: Subscription, newsletter: Copy): Problems {
  return {
    ...(fields.has("email") ? { email: email.trim() ? newsletter.invalid : newsletter.missing } : {}),
    ...(fields.has("consent") ? { consent: newsletter.consent } : {}),
  };
}

function refusalOf(answer: Extract<Answer, { ok: false }>, subscription: Subscription, newsletter: Copy): Problems {
  if (answer.status === 429) return { all: newsletter.tooMany };
  const problems = problemsOf(new Set(Object.keys(answer.errors ?? {})), subscription, newsletter);
  return Object.keys(problems).length > 0 ? problems : { all: newsletter.failed };
}

/** Validates like the server, then sends. */
export async function subscribe(subscription: Subscription, newsletter: Copy): Promise<Problems> {
  const { data, error } = newsletterInput.safeParse(subscription);
  if (error) return problemsOf(new Set(error.issues.map(({ path }) => path[0])), subscription, newsletter);
  const answer = await postJson("/api/newsletter", data);
  return answer.ok ? {} : refusalOf(answer, subscription, newsletter);
}
