import { notFound } from "./content/notFound.ts";
import type { Head } from "./head.ts";

export const notFoundHead = (path: string): Head => ({
  title: notFound.title,
  description: notFound.text,
  canonical: path,
  status: 404,
  noindex: true,
});
