/** The initial values of the form; with an id, it edits that redirect. */
export type Redirecting = Readonly<{ id?: string; from: string; to: string }>;
