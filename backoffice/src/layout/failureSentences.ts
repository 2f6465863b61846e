import { ChunkLoadError } from "../data/chunks.ts";

const notLoaded = {
  title: "This page could not be loaded",
  text: "The connection may have been lost, or the dashboard was just updated. What was saved is safe.",
};

const notDrawn = {
  title: "Something went wrong on this page",
  text: "What was saved is safe. If trying again does not help, please tell whoever looks after the site.",
};

export const failureSentences = (error: unknown) => (error instanceof ChunkLoadError ? notLoaded : notDrawn);
