import { notFound } from "../content/notFound.ts";
import type { Head } from "../head.ts";
import { Notice } from "./Notice.tsx";

export const notFoundHead = (path: string): Head => ({
  title: notFound.title,
  description: notFound.text,
  canonical: path,
  status: 404,
  noindex: true,
});

export const NotFound = () => (
  <Notice title={notFound.title} text={notFound.text}>
    <a className="btn btn-main" href="/">
      {notFound.home}
    </a>
  </Notice>
);
