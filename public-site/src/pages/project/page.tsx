import { paths, projectPath } from "@etalase/contracts/paths";
import { SiteFrame } from "../../components/SiteFrame.tsx";
import { projectHead as copy } from "../../content/projectHead.ts";
import type { Head } from "../../head.ts";
import { notFoundHead } from "../../notFoundHead.ts";
import { enlargePictures } from "../../portfolio/enlargePictures.ts";
import { loadProject, type ProjectData } from "../../portfolio/projectData.ts";
import type { Page, Place } from "../../router/page.ts";
import "../../styles/lists.css";
import "../../styles/search.css";
import "../../styles/project.css";
import "../../styles/case-study.css";
import "../../styles/not-found.css";

const slugOf = ({ params }: Place) => params.slug ?? "";

function foundHead({ project }: Extract<ProjectData, { state: "found" }>, slug: string, siteName: string): Head {
  const path = projectPath(project.slug);
  return {
    title: `${project.title} | ${siteName}`,
    description: project.description.replace(/\s+/g, " "),
    canonical: path,
    project,
    ...(slug === project.slug ? {} : { status: 301, location: path }),
    trail: [
      { name: copy.portfolio, path: paths.portfolio },
      { name: project.title, path },
    ],
  };
}

export const page: Page<ProjectData> = {
  Frame: SiteFrame,
  kind: "site",
  load: (api, place) => loadProject(api, slugOf(place)),
  pending: () => ({ state: "loading" }),
  head(data, place, { settings }) {
    if (data.state === "found") return foundHead(data, slugOf(place), settings.siteName);
    if (data.state === "unknown") return notFoundHead(place.path);
    const { title, text } = copy.failed;
    return { title, description: text, canonical: place.path, status: 503, noindex: true };
  },
  importView: () => import("../../portfolio/ProjectScreen.tsx"),
  enliven: enlargePictures,
};
