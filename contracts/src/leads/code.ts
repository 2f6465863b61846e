// Apart, since it is loaded at the first click on an order button.

/** What nobody confuses with another when it is read out or typed. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export const leadCodeLength = 6;

/** A code as people tell it; one of `leadCodeLength` random numbers of 32 bits, so that none is likelier than another. */
export const leadCodeOf = (numbers: Uint32Array): string =>
  Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");

const code = new RegExp(`^[${alphabet}]{${leadCodeLength}}$`);

export const isLeadCode = (text: string): boolean => code.test(text);

/** The text of a chat that names its lead, as its last line. */
export const withLeadCode = (text: string, code: string): string => `${text}\nKode: ${code}`;
