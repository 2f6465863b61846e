import type { ReactNode } from "react";

/** A page with only a message: not found, failed. Its drawing is the shop's empty window. */
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
