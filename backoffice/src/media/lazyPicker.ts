import { lazy } from "react";
import { loadChunk } from "../data/chunks.ts";

/** They come when they are opened first. */
export const MediaPicker = lazy(async () => ({
  default: (await loadChunk("MediaPicker", () => import("./MediaPicker.tsx"))).MediaPicker,
}));
export const PictureDetails = lazy(async () => ({
  default: (await loadChunk("PictureDetails", () => import("./PictureDetails.tsx"))).PictureDetails,
}));
