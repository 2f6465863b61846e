// Kept apart, since it is loaded at the first click on an order button.

/** Characters that are unambiguous when a code is read out or typed. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

export const leadCodeLength = 6;

/** Makes a code from `leadCodeLength` random numbers of 32 bits, so that no code is likelier than another. */
export const leadCodeOf = (numbers: Uint32Array): string =>
  Array.from(numbers, (number) => alphabet[number % alphabet.length]).join("");

export const isLeadCode = (text: string): boolean =>
  text.length === leadCodeLength && [...text].every((character) => alphabet.includes(character));
