/** An absolute address, a path on this site, or a part of the text; "//" and "/\\" would lead elsewhere. */
const linkable = /^(?:https?:\/\/|mailto:|tel:|#[^\s#]|\/(?![/\\]))\S*$/i;
export const isLinkable = (url: string): boolean => linkable.test(url);

/** The settings of links in the editor. */
export const links = {
  openOnClick: false,
  defaultProtocol: "https",
  protocols: ["mailto", "tel"],
  isAllowedUri: isLinkable,
  // The server sets these attributes of a link; without them here, the stored text stays the same.
  HTMLAttributes: { target: null, rel: null, class: null },
};
