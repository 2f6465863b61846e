/** How these fields are sent. An excerpt made from the text is not sent back as the record's own. */
export const publicationWire = {
  publishAt: "nullable",
  unpublishAt: "nullable",
  excerpt: "ifChanged",
  seoTitle: true,
  seoDescription: true,
  noindex: true,
  shareImage: true,
} as const;
