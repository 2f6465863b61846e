import { CssBaseline } from "@mui/material";
import { createTheme, ThemeProvider } from "@mui/material/styles";
import { type ComponentType, type ReactNode, StrictMode, useState } from "react";
import {
  AdminContext,
  Notification,
  Resource,
  ResourceDefinitionContextProvider,
  useAuthenticated,
  useNotificationContext,
  useScrollToTop,
} from "react-admin";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  Navigate,
  Route,
  RouterProvider,
  Routes,
  useLocation,
  useRouteError,
} from "react-router-dom";
import { allAhead } from "./kit/data/ahead.ts";
import { authProvider } from "./kit/data/authProvider.ts";
import { dataProvider } from "./kit/data/dataProvider.ts";
import { NavigationContext } from "./kit/data/navigation.ts";
import { createQueryClient } from "./kit/data/queryClient.ts";
import { addressOf, isPage, resources, viewAt } from "./kit/data/resources.ts";
import { ScreensAhead } from "./kit/data/ScreensAhead.tsx";
import { SettingsProvider } from "./kit/data/SettingsProvider.tsx";
import { leaveUnasked, reloadWhenBack } from "./kit/data/session.ts";
import { createStore } from "./kit/data/store.ts";
import { refuseUnfinished } from "./kit/form/unfinished.ts";
import { watchTyping } from "./kit/language/following.ts";
import { i18nProvider } from "./kit/language/reactAdmin.ts";
import { specRouter } from "./kit/parts/specRouter.tsx";
import { Tips } from "./kit/parts/Tips.tsx";
import { darkTheme, lightTheme } from "./kit/theme/theme.ts";
import { ErrorPage } from "./layout/ErrorPage.tsx";
import { LanguageSwitch } from "./layout/LanguageSwitch.tsx";
import { Layout } from "./layout/Layout.tsx";
import { NotFound } from "./layout/NotFound.tsx";
import { SuperadminOnly } from "./layout/SuperadminOnly.tsx";
import { TwoFactorFirst } from "./layout/TwoFactorFirst.tsx";
import { screens } from "./screens.tsx";

/**
 * Shows results and errors and announces them to screen readers, long enough to be read, above the phone's action bar. A
 * new one takes the place of the one that is shown, which may say what is no longer so.
 */
function Notifications() {
  const newest = useNotificationContext().notifications.at(-1);
  const [{ shown, turn }, setShown] = useState({ shown: newest, turn: 0 });
  if (newest && newest !== shown) setShown({ shown: newest, turn: turn + 1 });
  return (
    <Notification
      key={turn}
      autoHideDuration={6000}
      anchorOrigin={{ vertical: "bottom", horizontal: "center" }}
      sx={{
        bottom: { xs: 84, sm: 24 },
        "& .MuiSnackbarContent-root": { borderRadius: "12px", fontWeight: 600 },
        "& .MuiSnackbarContent-action": { flexWrap: { xs: "wrap", sm: "nowrap" } },
      }}
    />
  );
}

const store = createStore();

const forSuperadmin = (Screen: ComponentType) => () => (
  <SuperadminOnly>
    <Screen />
  </SuperadminOnly>
);

const all = resources.map(({ name, superadminOnly }) => {
  const { list, ...others } = screens[name];
  return { ...others, name, list: superadminOnly ? forSuperadmin(list) : list };
});
const navigation = resources.map((row) => ({ ...row, to: addressOf(row.name), Icon: screens[row.name].icon }));

/** Returns the resource that an address within the dashboard begins with. */
const screensAt = (name: string | undefined) =>
  Object.entries(screens).find(([resource]) => resource === (name || "overview"))?.[1];

/** Returns the screen of an address within the dashboard. */
function screenOf(path: string) {
  const [, , name, part, id] = path.split("/");
  const { list, create, edit, page } = screensAt(name) ?? {};
  if (!part) return list;
  if (part === "create") return create;
  return id ? edit : page;
}

const loadScreen = (path: string) => screenOf(path)?.preload();

/** Preloads the screens that the rows of a list open. */
async function loadForms(path: string): Promise<void> {
  const [, , name, part] = path.split("/");
  if (part) return;
  const { create, edit, page } = screensAt(name) ?? {};
  await Promise.all([create, edit, page].map((form) => form?.preload()));
}

/** The overview has no records. */
const [overview, ...others] = all;
const Overview = overview?.list ?? NotFound;

const definitions = Object.fromEntries(others.map((resource) => [resource.name, Resource.registerResource(resource)]));

/** react-admin answers addresses below a list with the list. */
function Known({ children }: { children?: ReactNode }) {
  const { pathname, search } = useLocation();
  const to = viewAt(pathname);
  if (to) return <Navigate to={to + search.replace("?", "&")} replace />;
  return isPage(pathname) ? children : <NotFound />;
}

function Frame({ children }: { children?: ReactNode }) {
  useAuthenticated();
  // A list asks for it when another of its pages is opened.
  useScrollToTop();
  return (
    <NavigationContext value={navigation}>
      <SettingsProvider>
        <Layout>
          <LanguageSwitch>
            <TwoFactorFirst>
              <Known>{children}</Known>
            </TwoFactorFirst>
          </LanguageSwitch>
          <ScreensAhead load={loadScreen} loadForms={loadForms} />
        </Layout>
      </SettingsProvider>
    </NavigationContext>
  );
}

const Screens = () => (
  <Routes>
    <Route path="/" element={<Overview />} />
    {others.map(({ page: Page, ...resource }) => (
      <Route
        key={resource.name}
        path={`${resource.name}/*`}
        element={<Resource {...resource}>{Page && <Route path=":id" element={<Page />} />}</Resource>}
      />
    ))}
  </Routes>
);

/**
 * Assembles react-admin by hand. Its `Admin` brings a layout, a sign-in and menus of its own, 34 kB, and registers the
 * resources while the first screen is there already, which renders all of it twice more.
 */
function Dashboard() {
  const [queryClient] = useState(createQueryClient);
  return (
    <AdminContext
      basename="/dashboard"
      routerProvider={specRouter}
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      store={store}
      queryClient={queryClient}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <ResourceDefinitionContextProvider definitions={definitions}>
        <Frame>
          <Screens />
        </Frame>
      </ResourceDefinitionContextProvider>
      <Notifications />
      <Tips />
    </AdminContext>
  );
}

/** Returns the chosen theme, or else the system's, as react-admin does inside the dashboard. */
function presentTheme() {
  const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
  return store.getItem("theme", isDark ? "dark" : "light") === "dark" ? darkTheme : lightTheme;
}

/** A page without the dashboard around it. */
const BarePage = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={createTheme(presentTheme())}>
    <CssBaseline enableColorScheme />
    <main>{children}</main>
  </ThemeProvider>
);

/** Shown when even the dashboard's frame fails to render. */
const FrameFailure = () => (
  <BarePage>
    <ErrorPage error={useRouteError()} />
  </BarePage>
);

/** A data router, since react-admin's warning about unsaved changes needs one. */
export const createRouter = () =>
  createBrowserRouter([{ path: "/dashboard/*", element: <Dashboard />, errorElement: <FrameFailure /> }]);

/** Long enough for a screen that is in the bundle and for data on a fast line; the frame does not wait for slower ones. */
const togetherMs = 100;

export async function mountApp(root: HTMLElement): Promise<void> {
  leaveUnasked();
  refuseUnfinished();
  reloadWhenBack();
  watchTyping();
  // A failed preload is ignored here: the screen loads again when it renders, and reports the error in its place.
  const screen = loadScreen(location.pathname);
  const together = Promise.all([screen?.catch(() => undefined), allAhead()]);
  await Promise.race([together, new Promise((done) => setTimeout(done, togetherMs))]);
  // Text areas are as high as their text and measure it again only on a resize, but their font may load later.
  document.fonts.addEventListener("loadingdone", () => window.dispatchEvent(new Event("resize")));
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
