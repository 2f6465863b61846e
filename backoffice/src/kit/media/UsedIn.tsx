import { isNewKey } from "@etalase/contracts/desk/desk";
import type { Media, MediaUse } from "@etalase/contracts/media.schema";
import { Box, Link as MuiLink, Typography } from "@mui/material";
import { Link } from "react-router-dom";
import { useNavigation } from "../data/navigation.ts";
import { t } from "../language/t.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { reach } from "../theme/palette.ts";
import { Muted } from "../theme/Words.tsx";

const fieldNames: Readonly<Record<string, string>> = {
  featuredImage: t("featured image"),
  images: t("gallery"),
  content: t("text"),
  photo: t("photo"),
  picture: t("picture"),
  shareImage: t("share picture"),
  ogImage: t("default share picture"),
  workingCopy: t("unfinished changes"),
  review: t("review link"),
};

/**
 * Returns the address of a use: a record's form is below its list, also for the draft of a new one; the settings open at
 * the field.
 */
function useAddressOf() {
  const items = useNavigation();
  return ({ resource, id, field }: MediaUse) => {
    const list = items.find(({ to }) => to.endsWith(`/${resource}`))?.to;
    if (!list) return undefined;
    if (resource === id) return `${list}#${field}`;
    return isNewKey(id) ? `${list}/create?copy=${id}` : `${list}/edit/${encodeURIComponent(id)}`;
  };
}

/** Lists the uses of a picture, with links. */
export function UsedIn({ usedIn }: Pick<Media, "usedIn">) {
  const addressOf = useAddressOf();
  return (
    <div>
      <Typography variant="h3" sx={{ fontSize: ".875rem", fontWeight: 600, mb: 0.5 }}>
        {t("Where it is used")}
      </Typography>
      {usedIn.length === 0 && (
        <Box sx={{ fontSize: ".875rem", color: "text.secondary" }}>
          {t("Not used. It stays until somebody deletes it.")}
        </Box>
      )}
      <PlainList sx={{ fontSize: ".875rem" }}>
        {usedIn.map((use) => {
          const to = addressOf(use);
          const field = fieldNames[use.field] ?? use.field;
          return (
            <Box
              component="li"
              key={`${use.resource}/${use.id}/${use.field}`}
              sx={{ py: 0.25, overflowWrap: "anywhere" }}
            >
              {to ? (
                <MuiLink component={Link} to={to} sx={reach}>
                  {use.title || t("Untitled")}
                </MuiLink>
              ) : (
                use.title || t("Untitled")
              )}
              <Muted component="span">{` · ${field}`}</Muted>
            </Box>
          );
        })}
      </PlainList>
    </div>
  );
}
