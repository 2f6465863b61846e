import type { ExchangeResource } from "@etalase/contracts/operating/exchange";
import { HttpError } from "react-admin";

export const kindNames: Readonly<Record<ExchangeResource, string>> = {
  news: "Articles",
  portfolio: "Projects",
  packages: "Packages",
  partners: "Partners",
  testimonials: "Testimonials",
};

/** Returns the server's message about the file, or else its general one. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof HttpError)) return String(error);
  const [first] = Object.values(Object(error.body?.errors ?? {}));
  return typeof first === "string" ? first : error.message;
}
