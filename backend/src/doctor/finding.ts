/**
 * A problem in the site's setup. `wrong` must be fixed; `hint` warns of a later problem, or of a setting that may be
 * intended. Each one says how to fix it.
 */
export type Finding = Readonly<{ kind: "wrong" | "hint"; what: string; mend: string }>;

export const wrong = (what: string, mend: string): Finding => ({ kind: "wrong", what, mend });
export const hint = (what: string, mend: string): Finding => ({ kind: "hint", what, mend });

/** The finding if there is one; its sentence is made only then. */
export const when = (isSo: boolean, finding: () => Finding): readonly Finding[] => (isSo ? [finding()] : []);

/** The most names in a list; the rest are only counted. */
const maxNames = 5;

export const firstOf = (names: readonly string[]): string =>
  names.slice(0, maxNames).join(", ") + (names.length > maxNames ? ` and ${names.length - maxNames} more` : "");
