/** Something to choose from: what is stored, and what is read. */
export type Choice = Readonly<{ id: string; name: string }>;
