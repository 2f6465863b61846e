/** Words about a project wherever it is shown. The badges and the two labels are the spec's words. */
export const project = {
  featured: "Featured",
  status: { completed: "Completed", progress: "In Progress" },
  category: "Category",
  releaseDate: "Release Date",
} as const;
