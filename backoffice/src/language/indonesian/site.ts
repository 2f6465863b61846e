/** Texts, sections and menus of the public site, subscribers, privacy and backups. */
export const site = {} as const;
