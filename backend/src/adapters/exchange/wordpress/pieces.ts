/** A file of WordPress's library. */
export type Attachment = Readonly<{ id: string; url: string; alt: string; caption: string }>;

export const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

export const isAddress = (text: string) => /^(?:https?:)?\/\/[^\s"<>]+$|^\/[\w-]\S*\.\w{2,4}$/i.test(text);

export const figure = (inner: string, caption: string) =>
  `\n\n<figure>${inner}${caption ? `<figcaption>${caption}</figcaption>` : ""}</figure>\n\n`;

export const pictureFigure = ({ url, alt, caption }: Omit<Attachment, "id">) =>
  figure(`<img src="${escaped(url)}" alt="${escaped(alt)}">`, caption);

/** A player, which later becomes a video or a link. */
export const player = (address: string, title = "") =>
  `\n\n<iframe src="${escaped(address)}" title="${escaped(title)}"></iframe>\n\n`;
