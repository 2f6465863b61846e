import { digitsOfTyped, opensChat } from "@etalase/contracts/text/typed-phone";

// A date, a time or a price may have as many digits as a number.
const noNumbers =
  /(?<![\d+(./-])(?:\d{4}([/.-])\d{1,2}\1\d{1,2}|\d{1,2}([/.-])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,3}(?:\.\d{3})+|\d{1,2}[.:]\d\d)(?![\d/.-]*\d)/g;

const mostGroups = 6;

/** Each check takes microseconds; a text with more that look like numbers is not a person's. */
const mostChecks = 300;

/** The phone numbers in a text of plain signs that open a chat, as they stand there. */
export function phonesIn(text: string): readonly string[] {
  let checks = 0;
  const isNumber = (some: string) => {
    const { length } = some.replace(/\D/g, "");
    if (length < 8 || length > 18) return false;
    checks += 1;
    return checks <= mostChecks && opensChat(some);
  };

  /** The longest groups between spaces that are numbers. */
  function numbersAmong(groups: readonly string[]): readonly string[] {
    const found: string[] = [];
    for (let at = 0; at < groups.length; at++) {
      const some = groups.slice(at, at + mostGroups);
      while (some.length > 0 && !isNumber(some.join(" "))) some.pop();
      if (some.length === 0) continue;
      found.push(some.join(" "));
      at += some.length - 1;
    }
    return found;
  }

  const runs = text.replace(noNumbers, "|").match(/[\d+().\-/ ]{8,}/g) ?? [];
  return runs.flatMap((run) => {
    const whole = run.trim();
    if (isNumber(whole)) return [whole];
    return whole.split(/ ?\/ ?/).flatMap((part) => numbersAmong(part.trim().split(/ (?=\(?[+\d])/)));
  });
}

/** Tells whether the number is an Indonesian mobile one. */
export const isMobile = (phone: string): boolean => /^628/.test(digitsOfTyped(phone));
