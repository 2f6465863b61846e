/** What is `wrong` has to be mended; a hint tells what will be, or what may be meant so. Each says how. */
export type Finding = Readonly<{ kind: "wrong" | "hint"; what: string; mend: string }>;

export const wrong = (what: string, mend: string): Finding => ({ kind: "wrong", what, mend });
export const hint = (what: string, mend: string): Finding => ({ kind: "hint", what, mend });
