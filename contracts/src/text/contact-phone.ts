import { whatsappDigits } from "./phone.ts";

// Not among the messages, which every screen of the dashboard loads.
const oneContactPhone = "Only one phone number fits here, since the order buttons open a chat with it";
const badContactPhone = "Contact phone must be a number that WhatsApp can open a chat with, such as 0812 3456 7890";

/** Separators between several numbers; no single number has more than 15 digits. */
const isSeveral = (phone: string) =>
  /\d.*(?:[/,;|&\n]|\+|\b(?:atau|dan|or|and)\b).*\d/i.test(phone) || phone.replace(/\D/g, "").length > 15;

/** Explains why the agency's number cannot open a chat; an empty number opens none either, but is allowed. */
export function contactPhoneProblem(phone: string): string | undefined {
  if (phone === "") return undefined;
  if (isSeveral(phone)) return oneContactPhone;
  return /^\+?[\d\s().-]+$/.test(phone) && whatsappDigits(phone) ? undefined : badContactPhone;
}
