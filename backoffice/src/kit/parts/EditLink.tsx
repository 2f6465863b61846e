import { Box, Link as MuiLink } from "@mui/material";
import { type Identifier, useCreatePath, useResourceContext } from "react-admin";
import { Link } from "react-router-dom";
import { linesAtMost } from "../theme/looks.ts";
import { reach } from "../theme/palette.ts";
import { specPath } from "./specRouter.tsx";
import { UnpublishedMark } from "./UnpublishedMark.tsx";

/** Returns the address of a record's form; by default, of the list's own resource. */
export function useEditPath(id: Identifier, resource?: string): string {
  const createPath = useCreatePath();
  const own = useResourceContext({ resource });
  return specPath(createPath({ resource: own, type: "edit", id }));
}

type EditLinkProps = Readonly<{
  id: Identifier;
  name: string;
  resource?: string;
  /** The most lines of the name that are shown. */
  lines?: number;
}>;

/** The name of a record, linked to its form; in its own list, marked when there are unpublished changes. */
export function EditLink({ id, name, resource, lines }: EditLinkProps) {
  const own = useResourceContext();
  return (
    <>
      <MuiLink
        component={Link}
        to={useEditPath(id, resource)}
        {...(!resource && { "data-opens": true })}
        underline="hover"
        sx={{ color: "text.primary", fontWeight: 600, fontSize: ".9375rem", overflowWrap: "anywhere", ...reach }}
      >
        {/* Not the link itself: it would show further lines in the padding that makes it easy to touch. */}
        {lines ? <Box sx={{ ...linesAtMost(lines), lineHeight: 1.3 }}>{name}</Box> : name}
      </MuiLink>
      {!resource && own && <UnpublishedMark resource={own} id={id} />}
    </>
  );
}
