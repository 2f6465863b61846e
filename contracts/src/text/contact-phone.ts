import { type Refusal, refusal } from "../refusals/refusal.ts";
import { cleanPhone, isSeveral, opensChat } from "./typed-phone.ts";

// Not among the messages, which every screen of the dashboard loads.
const oneContactPhone = refusal("Only one phone number fits here, since the order buttons open a chat with it");
const badContactPhone = refusal(
  "Contact phone must be a number that WhatsApp can open a chat with, such as 0812 3456 7890",
);

/** Explains why the agency's number cannot open a chat; an empty number opens none either, but is allowed. */
export function contactPhoneProblem(typed: string): Refusal | undefined {
  const phone = cleanPhone(typed);
  if (phone === "") return undefined;
  if (isSeveral(phone)) return oneContactPhone;
  return opensChat(phone) ? undefined : badContactPhone;
}
