type DisplayWindowProps = Readonly<{ id: string; client: string; kind: string; picture: string; alt: string }>;

/** The motif: work is shown in a window whose title bar bears the client's name. */
export const DisplayWindow = ({ id, client, kind, picture, alt }: DisplayWindowProps) => (
  <figure className={`win win-${id}`}>
    <figcaption className="bar">
      <span className="dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <b>{client}</b>
      <span className="kind">{kind}</span>
    </figcaption>
    <div className="pane">
      <img src={picture} alt={alt} width="800" height="500" decoding="async" />
    </div>
  </figure>
);
