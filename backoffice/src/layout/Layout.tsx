import { Box, Drawer, type Theme, useMediaQuery } from "@mui/material";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { SkipNavigationButton } from "react-admin";
import { useLocation, useNavigationType } from "react-router-dom";
import { useFreshLeads } from "../kit/data/useFreshLeads.ts";
import { useWaiting } from "../kit/data/useWaiting.ts";
import { isSameForm } from "../kit/drafts/place.ts";
import { t } from "../kit/language/t.ts";
import { ErrorBoundary } from "../kit/parts/ErrorBoundary.tsx";
import { PageSkeleton } from "../kit/parts/PageSkeleton.tsx";
import { MovedContext, useMoved } from "../kit/parts/PageTitle.tsx";
import { ink, widths } from "../kit/theme/palette.ts";
import { Grow } from "../kit/theme/Words.tsx";
import { ErrorPage } from "./ErrorPage.tsx";
import { Header } from "./Header.tsx";
import { Sidebar } from "./Sidebar.tsx";

/** Shows the number of unanswered leads on the icon of the installed dashboard. */
function useBadge(): void {
  const unanswered = useWaiting().data?.leads;
  useEffect(() => {
    // A browser without an icon to mark refuses.
    if (unanswered !== undefined) void navigator.setAppBadge?.(unanswered).catch(() => undefined);
  }, [unanswered]);
}

/** Scrolls to the top on a new screen, except after Back and Forward, where the browser restores the position. */
function useScrollToTop(): void {
  const { pathname, state } = useLocation();
  const stays = useNavigationType() === "POP" || isSameForm(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another path counts, not how the last one came
  useLayoutEffect(() => {
    if (!stays) window.scrollTo(0, 0);
  }, [pathname]);
}

const paper = (width: number) => (theme: Theme) => ({
  width,
  bgcolor: ink.main,
  border: 0,
  borderRight: `1px solid ${theme.palette.mode === "dark" ? theme.palette.divider : ink.main}`,
  borderRadius: 0,
  colorScheme: "dark",
  scrollbarWidth: "thin",
  scrollbarColor: `${ink.track} transparent`,
});

function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { sx: paper(widths.drawer), "aria-label": t("Menu") } }}>
      <Sidebar onNavigate={onClose} />
    </Drawer>
  );
}

function FixedSidebar({ rail }: { rail: boolean }) {
  const width = rail ? widths.rail : widths.full;
  return (
    <Drawer variant="permanent" sx={{ width, flexShrink: 0 }} slotProps={{ paper: { sx: paper(width) } }}>
      <Sidebar key={String(rail)} rail={rail} />
    </Drawer>
  );
}

/** Full sidebar from 1024 px, rail from sm, drawer on phones. react-admin's own layout puts its sidebar inside main. */
export function Layout({ children }: { children?: ReactNode }) {
  const phone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true });
  const rail = useMediaQuery<Theme>((theme) => theme.breakpoints.down(widths.labelled), { noSsr: true });
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const moved = useMoved();
  useScrollToTop();
  useFreshLeads();
  useBadge();
  return (
    <Box sx={{ display: "flex", minHeight: "100vh", bgcolor: "background.default" }}>
      <SkipNavigationButton />
      {phone ? <PhoneMenu open={open} onClose={() => setOpen(false)} /> : <FixedSidebar rail={rail} />}
      <Grow>
        <Header onMenu={() => setOpen(true)} />
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{
            px: { xs: 2, sm: 3, lg: 4 },
            pb: { xs: 12, sm: 8 },
            maxWidth: 1360,
            mx: "auto",
            outline: "none !important",
          }}
        >
          <MovedContext value={moved}>
            <ErrorBoundary at={pathname} fallback={(error) => <ErrorPage error={error} />}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </ErrorBoundary>
          </MovedContext>
        </Box>
      </Grow>
    </Box>
  );
}
