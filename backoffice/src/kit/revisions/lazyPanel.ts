import { lazyPart } from "../data/chunks.ts";

/** Loaded when it is first opened. */
export const HistoryPanel = lazyPart("HistoryPanel", () => import("./HistoryPanel.tsx"));
