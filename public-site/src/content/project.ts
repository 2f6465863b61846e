/** Texts about projects, for all pages that show them. The badges and the two labels are from the spec. */
export const project = {
  featured: "Featured",
  status: { completed: "Completed", progress: "In Progress" },
  category: "Category",
  releaseDate: "Release Date",
} as const;
