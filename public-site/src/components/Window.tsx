import type { ReactNode } from "react";

export const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

type WindowProps = Readonly<{ title: string; note?: string | undefined; className?: string; children: ReactNode }>;

/** The site's motif: work is shown in a window whose title bar has the client's name. */
export const Window = ({ title, note, className = "", children }: WindowProps) => (
  <figure className={`window ${className}`.trim()}>
    <figcaption className="bar">
      <Dots />
      <b>{title}</b>
      {note ? <span className="kind">{note}</span> : null}
    </figcaption>
    <div className="pane">{children}</div>
  </figure>
);
