import { localPath, paths, projectPath } from "@etalase/contracts/site/paths";
import { SiteFrame } from "../../frame/SiteFrame.tsx";
import { importChunk, loadIcons } from "../../page/chunks.ts";
import type { Head } from "../../page/head.ts";
import { isPlainClick } from "../../page/navigation.ts";
import type { Page, Place } from "../../page/page.ts";
import { isOfOther } from "../../site/otherLanguage.ts";
import type { ShownSite } from "../../site/site.ts";
import { wordsFor } from "../../site/texts.ts";
import { missingHead, notFoundHead } from "../notFound/head.ts";
import { loadProject, type ProjectData } from "./data.ts";
import { projectHead } from "./head.ts";
import "../../lists/lists.css";
import "../../lists/search.css";
import "../../components/project.css";
import "../../components/testimonials.css";
import "./case-study.css";
import "../notFound/not-found.css";

const slugOf = ({ params }: Place) => params.slug ?? "";

function foundHead({ project }: Extract<ProjectData, { state: "found" }>, place: Place, site: ShownSite): Head {
  const { language, translation } = project;
  const path = projectPath(project.slug, language);
  return {
    title: project.seoTitle || `${project.title} | ${site.settings.siteName}`,
    description: project.excerpt,
    canonical: path,
    project,
    ...(slugOf(place) === project.slug && !(import.meta.env.SSR && isOfOther(language, place))
      ? {}
      : { status: 301, location: path }),
    trail: [
      { name: wordsFor(projectHead, site).portfolio, path: localPath(language, paths.portfolio) },
      { name: project.title, path },
    ],
    ...(translation && { translation: projectPath(translation.slug, translation.language) }),
  };
}

const linked = "a[data-large]";

/** Opens pictures large in place; without scripts, or when the script fails to load, their links lead to the files. */
function enlargePictures(container: HTMLElement): () => void {
  async function open(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(linked) : null;
    // A failed picture has only its placeholder, which cannot be enlarged.
    if (!link || !isPlainClick(event) || !link.querySelector("img")) return;
    event.preventDefault();
    try {
      const [{ openLightbox }] = await Promise.all([importChunk(() => import("./lightbox.ts")), loadIcons()]);
      const links = [...container.querySelectorAll<HTMLAnchorElement>(linked)].filter((one) =>
        one.querySelector("img"),
      );
      openLightbox(container, links, link);
    } catch {
      location.assign(link.href);
    }
  }
  const onClick = (event: MouseEvent) => void open(event);
  container.addEventListener("click", onClick);
  return () => container.removeEventListener("click", onClick);
}

export const page: Page<ProjectData> = {
  Frame: SiteFrame,
  kind: "site",
  load: (api, place) => loadProject(api, slugOf(place)),
  loading: () => ({ state: "loading" }),
  // A project in English is a page of its own language.
  needsDocument: (data) => data.state === "found" && data.project.language === "en",
  head(data, place, site) {
    if (data.state === "found") return foundHead(data, place, site);
    if (data.state === "unknown") return notFoundHead(place.path, site);
    return missingHead(wordsFor(projectHead, site).failed, place.path, 503);
  },
  importView: () => import("./view.tsx"),
  enhance: enlargePictures,
};
