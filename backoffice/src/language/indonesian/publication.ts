/** Drafts, schedules and search results of records with pages of their own. */
export const publication = {
  "in less than a minute": "kurang dari satu menit lagi",
  "{day}, {time} WIB": "{day} pukul {time} WIB",
} as const;
