import { cleanLine } from "../text/characters.ts";

/** Amounts as spreadsheets of Indonesia and of others show them: "49.000,00", "49,000.00", "49 000". */
const groupedBy = [/^\d{1,3}(?:\.\d{3})+(?:,0{1,2})?$/, /^\d{1,3}(?:,\d{3})+(?:\.0{1,2})?$/, /^\d{1,3}(?: \d{3})+$/];
const wholeNumber = /^\d+(?:[.,]0{1,2})?$/;

/** "M" is left out, because it is a million to some and a milliard to others. */
const units: Readonly<Record<string, number>> = { rb: 1e3, ribu: 1e3, k: 1e3, jt: 1e6, juta: 1e6 };
/** Three digits after a point could be a fraction or thousands. */
const inUnits = /^(\d+(?:[.,]\d{1,2})?) ?(rb|ribu|k|jt|juta)\.?$/i;

/** Reads whole rupiah as people write them: "Rp 49.000,00", "49rb", "1,5 jt"; undefined for any other text. */
export function amountIn(input: string): number | undefined {
  const text = cleanLine(input)
    .replace(/\s+/g, " ")
    .replace(/^(?:rp|idr)\.? ?/i, "")
    .replace(/ ?[.,][-–—=]+$/, "");
  const [, count, unit] = inUnits.exec(text) ?? [];
  if (count && unit) return Math.round(Number(count.replace(",", ".")) * (units[unit.toLowerCase()] ?? 1));
  if (![wholeNumber, ...groupedBy].some((form) => form.test(text))) return undefined;
  return Number(text.replace(/[.,]0{1,2}$/, "").replace(/\D/g, ""));
}
