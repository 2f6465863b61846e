import { lazy, Suspense } from "react";
import { loadInTime } from "../kit/data/chunks.ts";
import type { Redirecting } from "./Redirecting.ts";

const RedirectDialog = lazy(async () => ({
  default: (await loadInTime(() => import("./RedirectDialog.tsx"))).RedirectDialog,
}));

/** Loads the form on demand, since the lists work without it. */
export const LaterDialog = (props: Readonly<{ begun: Redirecting; onClose: () => void }>) => (
  <Suspense fallback={null}>
    <RedirectDialog {...props} />
  </Suspense>
);
