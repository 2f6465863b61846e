/** How this machine's keyboard calls Ctrl+S: with ⌘ on Apple's. */
export const chordName = (key: string): string => (/Mac|iP/.test(navigator.platform) ? `⌘${key}` : `Ctrl+${key}`);

/** Whether a key is pressed with Ctrl, or on Apple's keyboards with ⌘, and with nothing else. */
export const isChord = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, letter: string): boolean =>
  key.toLowerCase() === letter && ctrlKey !== metaKey && !altKey && !shiftKey;
