import type { ReactNode } from "react";

type DisplayWindowProps = Readonly<{ className?: string; client: string; kind?: string; children: ReactNode }>;

/** The motif: work is shown in a window whose title bar bears the client's name. */
export const DisplayWindow = ({ className = "", client, kind, children }: DisplayWindowProps) => (
  <figure className={`win ${className}`.trim()}>
    <figcaption className="bar">
      <span className="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <b>{client}</b>
      {kind ? <span className="kind">{kind}</span> : null}
    </figcaption>
    <div className="pane">{children}</div>
  </figure>
);
