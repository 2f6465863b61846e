import { lazyPart } from "../parts/lazyPart.ts";

/** Loaded when it is first opened. */
export const MediaPicker = lazyPart("MediaPicker", () => import("./MediaPicker.tsx"));
export const PictureDetails = lazyPart("PictureDetails", () => import("./PictureDetails.tsx"));
