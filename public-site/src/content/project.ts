import { words } from "../site/texts.ts";

/** Texts about projects, for all pages that show them. The badges and the two labels are from the spec. */
export const project = words("project.card", {
  featured: "Featured",
  status: { completed: "Completed", progress: "In Progress" },
  category: "Category",
  releaseDate: "Release Date",
});

/** They are side by side in the narrowest card. */
export const limits = { "project.card": 30 } as const;
