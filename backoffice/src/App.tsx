import { CssBaseline } from "@mui/material";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { type ReactNode, StrictMode, useState } from "react";
import { Admin, Resource } from "react-admin";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, RouterProvider, useRouteError } from "react-router-dom";
import { account } from "./account/index.ts";
import { authProvider } from "./data/authProvider.ts";
import { dataProvider } from "./data/dataProvider.ts";
import { createQueryClient } from "./data/queryClient.ts";
import { leaveUnasked } from "./data/session.ts";
import { createStore } from "./data/store.ts";
import { ErrorPage } from "./layout/ErrorPage.tsx";
import { Layout } from "./layout/Layout.tsx";
import { NotFound } from "./layout/NotFound.tsx";
import { Notifications } from "./layout/Notifications.tsx";
import { news } from "./news/index.ts";
import { overview } from "./overview/index.ts";
import { partners } from "./partners/index.ts";
import { PageSkeleton } from "./parts/PageSkeleton.tsx";
import { specRouter } from "./parts/specRouter.tsx";
import { portfolio } from "./portfolio/index.ts";
import { settings } from "./settings/index.ts";
import { subscribers } from "./subscribers/index.ts";
import { darkTheme, lightTheme } from "./theme/theme.ts";
import { users } from "./users/index.ts";

const store = createStore();

export function Dashboard() {
  const [queryClient] = useState(createQueryClient);
  return (
    <Admin
      basename="/dashboard"
      routerProvider={specRouter}
      authProvider={authProvider}
      dataProvider={dataProvider}
      store={store}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
      dashboard={overview}
      layout={Layout}
      notification={Notifications}
      catchAll={NotFound}
      error={ErrorPage}
      loading={PageSkeleton}
      loginPage={false}
      disableTelemetry
      requireAuth
    >
      <Resource name="news" {...news} />
      <Resource name="portfolio" {...portfolio} />
      <Resource name="partners" {...partners} />
      <Resource name="settings" {...settings} />
      <Resource name="users" {...users} />
      <Resource name="subscribers" {...subscribers} />
      <Resource name="account" {...account} />
    </Admin>
  );
}

/** The one that was chosen, else the system's: what react-admin does inside the dashboard. */
function presentTheme() {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return store.getItem("theme", isDark ? "dark" : "light") === "dark" ? darkTheme : lightTheme;
}

/** A page without the dashboard around it. */
const BarePage = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={createTheme(presentTheme())}>
    <CssBaseline />
    <main>{children}</main>
  </ThemeProvider>
);

/** When not even the dashboard's frame can be drawn. */
const FrameFailure = () => (
  <BarePage>
    <ErrorPage error={useRouteError()} />
  </BarePage>
);

/** A data router, since react-admin's warning about unsaved changes needs one. */
export const createRouter = () =>
  createBrowserRouter([{ path: "/dashboard/*", element: <Dashboard />, errorElement: <FrameFailure /> }]);

export function mountApp(root: HTMLElement): void {
  leaveUnasked();
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={createRouter()} />
    </StrictMode>,
  );
}

export function mountNotFound(root: HTMLElement): void {
  createRoot(root).render(
    <BarePage>
      <NotFound />
    </BarePage>,
  );
}
