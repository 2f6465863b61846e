export type Refusal = Readonly<{ ok: false; status?: number } & Partial<ErrorBody>>;
export type Answer = Readonly<{ ok: true; body: unknown }> | Refusal;

/**
 * Posts JSON. A refusal contains the server's messages, in the page's language where it has them; without an answer
 * there are none.
 */
export async function postJson(path: string, input: unknown): Promise<Answer> {
  const { lang } = document.documentElement;
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", "accept-language": lang },
      body: JSON.stringify(input),
    });
    const body = await response.json();
    return response.ok ? { ok: true, body } : { ok: false, status: response.status, ...body };
  } catch {
    return { ok: false };
  }
}

import type { ErrorBody } from "@etalase/contracts/rules/answers.schema";
