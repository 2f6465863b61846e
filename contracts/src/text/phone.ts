/**
 * Returns the digits in international form, as wa.me takes them, or an empty text. "0812 3456 7890" and "+62 (0)812
 * 3456 7890" are equal.
 */
export function whatsappDigits(phone: string): string {
  const digits = phone
    .replace(/\D/g, "")
    .replace(/^00/, "")
    .replace(/^(?:62)?0/, "62");
  return /^\d{8,15}$/.test(digits) ? digits : "";
}
