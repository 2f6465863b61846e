/** How they travel. An excerpt that was made from the text is not sent back as one of its own. */
export const publicationWire = {
  publishAt: "nullable",
  unpublishAt: "nullable",
  excerpt: "ifChanged",
  seoTitle: true,
  seoDescription: true,
  noindex: true,
  shareImage: true,
} as const;
