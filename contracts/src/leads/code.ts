// Apart, since it is loaded at the first click on an order button.

/** What nobody confuses with another when it is read out or typed. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export const leadCodeLength = 6;

/** A code as people tell it; one of `leadCodeLength` random numbers of 32 bits, so that none is likelier than another. */
export const leadCodeOf = (numbers: Uint32Array): string =>
  Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");

export const isLeadCode = (text: string): boolean =>
  text.length === leadCodeLength && [...text].every((character) => alphabet.includes(character));
