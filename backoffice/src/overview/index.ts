import { lazy } from "react";

export const overview = lazy(() => import("./Overview.tsx").then(({ Overview }) => ({ default: Overview })));
