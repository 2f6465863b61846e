import type { OwnPage } from "@etalase/contracts/pages.schema";
import { ownPagePath } from "@etalase/contracts/site/paths";
import type { Head } from "../../page/head.ts";
import type { ShownSite } from "../../site/site.ts";
import { words, wordsFor } from "../../site/texts.ts";
import { missingHead, notFoundHead } from "../notFound/head.ts";
import type { OwnPageData } from "./data.ts";

/** Texts of the head and of a page that could not be loaded. */
export const ownPageHead = words("ownPage.head", {
  title: "Oops! Terjadi kesalahan",
  text: "Halaman ini belum bisa dimuat. Tunggu sebentar, lalu coba lagi.",
  retry: "Coba Lagi",
});

function foundHead(ownPage: OwnPage, path: string, siteName: string): Head {
  const { translation } = ownPage;
  const canonical = ownPagePath(ownPage.slug, ownPage.language);
  return {
    lang: ownPage.language,
    title: ownPage.seoTitle || `${ownPage.title} | ${siteName}`,
    description: ownPage.excerpt,
    canonical,
    ownPage,
    ...(path === canonical ? {} : { status: 301, location: canonical }),
    trail: [{ name: ownPage.title, path: canonical }],
    ...(translation ? { translation: ownPagePath(translation.slug, translation.language) } : {}),
  };
}

/** The head of a page of the owner's, or of the answer to `path` when there is none. */
export function ownPageHeadOf(data: OwnPageData, path: string, site: ShownSite): Head {
  if (data.state === "found") return foundHead(data.ownPage, path, site.settings.siteName);
  if (data.state === "unknown") return notFoundHead(path, site);
  return missingHead(wordsFor(ownPageHead, site), path, 503);
}
