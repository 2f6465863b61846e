import type { ReactNode } from "react";

/** A page that has only something to say: not found, failed. The empty window is the shop's. */
export const Notice = ({ title, text, children }: Readonly<{ title: string; text: string; children: ReactNode }>) => (
  <div className="wrap notice">
    <svg className="notice-art" viewBox="0 0 240 150" aria-hidden="true">
      <use href="#art-closed" />
    </svg>
    <div>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  </div>
);
