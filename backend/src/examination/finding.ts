/**
 * A problem in the site's setup. `wrong` must be fixed; `hint` warns of a later problem, or of a setting that may be
 * intended. Each one says how to fix it.
 */
export type Finding = Readonly<{ kind: "wrong" | "hint"; what: string; mend: string }>;

export const wrong = (what: string, mend: string): Finding => ({ kind: "wrong", what, mend });
export const hint = (what: string, mend: string): Finding => ({ kind: "hint", what, mend });
