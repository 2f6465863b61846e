import { paths } from "@etalase/contracts/site/paths";
import { Notice } from "../../components/Notice.tsx";
import type { ViewProps } from "../../page/page.ts";
import { View as NotFound } from "../not-found/view.tsx";
import { CaseStudy } from "./CaseStudy.tsx";
import { caseStudy as copy } from "./copy.ts";
import type { ProjectData } from "./data.ts";
import { projectHead } from "./head.ts";
import { NextProject } from "./NextProject.tsx";

const Loading = () => (
  <div className="wrap case-loading" aria-busy="true">
    <p role="status" className="visually-hidden">
      {copy.loading}
    </p>
    <div className="skeleton">
      <div />
      <div />
      <div className="skeleton-picture" />
    </div>
  </div>
);

const Failed = ({ path }: Readonly<{ path: string }>) => (
  <Notice {...projectHead.failed}>
    <a className="button button-main" href={path}>
      {copy.retry}
    </a>
    <a className="button button-line" href={paths.portfolio}>
      {copy.all}
    </a>
  </Notice>
);

export function View({ data, place }: ViewProps<ProjectData>) {
  if (data.state === "loading") return <Loading />;
  if (data.state === "failed") return <Failed path={place.path} />;
  if (data.state === "unknown") return <NotFound />;
  return (
    <>
      <CaseStudy {...data} />
      {data.next ? <NextProject next={data.next} /> : null}
    </>
  );
}
