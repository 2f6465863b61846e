import { isEnglish, originalKey } from "@etalase/contracts/texts";

/** The texts that owners change, first those of the landing page: headings and leads, calls to action, the footer. */
const often = [
  /^home\.\w+\.(?:heading|lead|title|text|button|order)$/,
  /^(?:contact|newsletter)\.(?:title|text)$/,
  /^frame\.shell\.(?:invitation|startChat)\b/,
  /^portfolio\.heading\b/,
];

/** The parts of keys of texts that few visitors see, or few owners change. */
export const rareParts: readonly RegExp[] = [
  // States and errors
  /^(?:loading|empty|failed|retry|sample|sending|missing|invalid|problems|tooMany|tooLarge|trap|shortest|needsScript)$/,
  /^(?:none|noneFound|noneFoundHint|noneYet|noneYetHint|unknown|unknownCategory|pastTheEnd|gone|goneLink|photoAgain)$/,
  // Alternative texts, and names that screen readers say
  /^(?:alt|picture|shot|table|play|stars|label|labelled|chatLabel|searchLabel|places|contents|list|shown|found)$/,
  /^(?:toHome|mainNavigation|bottomNavigation|openMenu|closeMenu|backToTop|skip|contactBar|shareTo|window|formTitle)$/,
  // Buttons
  /^(?:all|allTags|allTypes|allStatuses|apply|back|clear|clearAll|first|next|previous|more|narrow|narrowToggle|see)$/,
  /^(?:remove|search|toggleSearch|submit|visit|agree|refuse|change|toBlog)$/,
  // Facts in narrow places, and the table of stored data
  /^(?:activeFilters|card|columns|data|ofProject|weekdays)$/,
];

/** English words are like those that they translate. */
const ownKey = (key: string) => (isEnglish(key) ? originalKey(key) : key);

/** The place of a text among those that owners change; -1 for all others. */
export const placeOf = (key: string): number => often.findIndex((pattern) => pattern.test(ownKey(key)));

export const isRare = (key: string): boolean =>
  placeOf(key) < 0 &&
  ownKey(key)
    .split(".")
    .some((part, index) => index > 0 && rareParts.some((pattern) => pattern.test(part)));
