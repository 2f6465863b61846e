/** What a form begins with; with an id it changes a redirect. */
export type Redirecting = Readonly<{ id?: string; from: string; to: string }>;
