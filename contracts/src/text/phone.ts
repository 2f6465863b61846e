/** Drops the "(0)" of "+44 (0)20 7946 0958", which is dialled only within the country. */
export const withoutTrunkZero = (phone: string): string =>
  phone.replace(/(^\D*(?:00\D*)?|\+\(?|(?<!\d)00 ?)([1-9]\d{0,2}\)?)[\s.\-/]*\(\s*0\s*\)[\s.\-/]*/g, "$1$2 ");

/**
 * Returns the digits in international form, as wa.me takes them, or an empty text. "0812 3456 7890", "812 3456 7890"
 * and "+62 (0)812 3456 7890" are equal. A mobile number that follows a printed +62 has no zero of its own, so only
 * "+81…" is Japan's; typed behind it as a whole, it begins with 62 twice.
 */
export function whatsappDigits(phone: string): string {
  const digits = withoutTrunkZero(phone)
    .replace(/[^\d+]/g, "")
    .replace(/^00/, "+")
    .replace(/^\+?0?(?:62)+0?(?=8\d{8,11}$)|^\+?(?:62)?0|^(?=8\d{8,11}$)/, "62")
    .replace(/\D/g, "");
  return /^\d{8,15}$/.test(digits) ? digits : "";
}

/** Returns the link that calls a number; a short one, as of a call centre, is dialled as it stands. */
export function phoneHref(phone: string): string {
  const digits = whatsappDigits(phone);
  return `tel:${digits ? `+${digits}` : phone.replace(/\D/g, "")}`;
}

/**
 * Returns the number as it is dialled, in groups: spreadsheets keep "0812-3456-7890" as text, but drop the zero of
 * "081234567890" and read "+62" as a formula.
 */
export function groupedPhone(phone: string): string {
  const digits = whatsappDigits(phone);
  const dialled = digits.startsWith("62") ? `0${digits.slice(2)}` : `00${digits}`;
  return digits ? dialled.replace(/(\d{4})(?=\d)/g, "$1-") : phone;
}
