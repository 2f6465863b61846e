/** Every address of the dashboard, with the module (from the workspace's folder) that draws it. */
export const pages = [
  { path: "/dashboard", module: "src/overview/Overview.tsx" },
  { path: "/dashboard/news", module: "src/news/NewsList.tsx" },
  { path: "/dashboard/news/create", module: "src/news/NewsForm.tsx" },
  { path: "/dashboard/news/edit/:id", module: "src/news/NewsForm.tsx" },
  { path: "/dashboard/partners", module: "src/partners/PartnersList.tsx" },
  { path: "/dashboard/partners/create", module: "src/partners/PartnerForm.tsx" },
  { path: "/dashboard/partners/edit/:id", module: "src/partners/PartnerForm.tsx" },
  { path: "/dashboard/settings", module: "src/settings/SettingsScreen.tsx" },
  { path: "/dashboard/users", module: "src/users/UsersList.tsx" },
  { path: "/dashboard/subscribers", module: "src/subscribers/SubscribersList.tsx" },
  { path: "/dashboard/account", module: "src/account/Account.tsx" },
  { path: "/dashboard/portfolio", module: "src/portfolio/PortfolioList.tsx" },
  { path: "/dashboard/portfolio/create", module: "src/portfolio/PortfolioForm.tsx" },
  { path: "/dashboard/portfolio/edit/:id", module: "src/portfolio/PortfolioForm.tsx" },
] as const;
