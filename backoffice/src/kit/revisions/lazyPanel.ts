import { lazyPart } from "../parts/lazyPart.ts";

/** Loaded when it is first opened. */
export const HistoryPanel = lazyPart("HistoryPanel", () => import("./HistoryPanel.tsx"));
