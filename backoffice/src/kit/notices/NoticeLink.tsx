import { Button } from "@mui/material";

/** A page of the website, with the name for its link. */
export type SitePage = Readonly<{ name: string; href: string }>;

/** Links a message to the page that it is about, in the message's own colours. */
export const NoticeLink = ({ name, href }: SitePage) => (
  <Button
    href={href}
    target="_blank"
    rel="noopener"
    size="small"
    sx={{ "&, &:hover": { color: "inherit" }, textDecoration: "underline", textUnderlineOffset: 3, fontWeight: 700 }}
  >
    {name}
  </Button>
);
