import type { ReactNode } from "react";

export const Dots = () => (
  <span className="dots" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);

type WindowProps = Readonly<{ title: string; note?: string | undefined; children: ReactNode }>;

/** The motif: work is shown in a window whose title bar bears the client's name. */
export const Window = ({ title, note, children }: WindowProps) => (
  <div className="win">
    <div className="bar">
      <Dots />
      <b>{title}</b>
      {note ? <span className="kind">{note}</span> : null}
    </div>
    <div className="pane">{children}</div>
  </div>
);
