/** Names Ctrl+S for this machine's keyboard: with ⌘ on Apple's. */
export const chordName = (key: string): string => (/Mac|iP/.test(navigator.platform) ? `⌘${key}` : `Ctrl+${key}`);

/** Tells whether a key is pressed with Ctrl, or with ⌘ on Apple's keyboards, and with no other modifier. */
export const isChord = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean =>
  key.toLowerCase() === letter && ctrlKey !== metaKey && !altKey && !shiftKey;
