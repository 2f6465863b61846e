import { Button } from "@mui/material";
import { useCloseNotification } from "react-admin";
import { Link } from "react-router-dom";
import { t } from "../language/t.ts";

/** A page of the website, with the name for its link. */
export type SitePage = Readonly<{ name: string; href: string }>;

/** In the message's own colours. */
const look = {
  "&, &:hover": { color: "inherit" },
  textDecoration: "underline",
  textUnderlineOffset: 3,
  fontWeight: 700,
  whiteSpace: "nowrap",
  minHeight: { xs: 44, sm: 0 },
  px: { xs: 0, sm: 1.25 },
};

/** Lead from the message about a save to the record's page, if it has one, and back to its form. */
export function SavedLinks({ to, page }: Readonly<{ to: string; page: SitePage | undefined }>) {
  const close = useCloseNotification();
  return (
    <>
      {page && (
        <Button href={page.href} target="_blank" rel="noopener" size="small" sx={look}>
          {page.name}
        </Button>
      )}
      <Button component={Link} to={to} onClick={() => close()} size="small" sx={look}>
        {t("Go on writing")}
      </Button>
    </>
  );
}
