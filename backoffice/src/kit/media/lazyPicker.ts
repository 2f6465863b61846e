import { lazy } from "react";
import { loadChunk } from "../data/chunks.ts";

/** Loaded when it is first opened. */
export const MediaPicker = lazy(async () => ({
  default: (await loadChunk("MediaPicker", () => import("./MediaPicker.tsx"))).MediaPicker,
}));
export const PictureDetails = lazy(async () => ({
  default: (await loadChunk("PictureDetails", () => import("./PictureDetails.tsx"))).PictureDetails,
}));
