/** Every address of the dashboard, with the module (from the workspace's folder) that draws it. */
export const pages = [
  { path: "/dashboard", module: "src/overview/Overview.tsx" },
  { path: "/dashboard/news", module: "src/news/NewsList.tsx" },
  { path: "/dashboard/news/create", module: "src/news/NewsForm.tsx" },
  { path: "/dashboard/news/edit/:id", module: "src/news/NewsForm.tsx" },
] as const;
