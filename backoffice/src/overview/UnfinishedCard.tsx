import { isNewKey } from "@etalase/contracts/desk/desk";
import type { ListedCopy } from "@etalase/contracts/desk/desk.schema";
import { editedKinds, onlyRecordOf } from "@etalase/contracts/kinds";
import { capitalised } from "@etalase/contracts/text/text";
import { Box, Button, Link as MuiLink, Skeleton, Typography } from "@mui/material";
import { useId, useState } from "react";
import { Link } from "react-router-dom";
import { t } from "../kit/language/t.ts";
import { formatMoment, plural } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { useUnfinished } from "../kit/parts/UnpublishedMark.tsx";
import { reach } from "../kit/theme/palette.ts";
import { Note } from "../kit/theme/Words.tsx";
import { OverviewCard } from "./OverviewCard.tsx";

const shown = 6;
/** The record's kind in running text. */
function kindOf({ resource }: Pick<ListedCopy, "resource">): string {
  const kind = editedKinds[resource];
  return t("only" in kind ? kind.only : kind.noun);
}

/** Names a record without a title: "Untitled article". */
export const untitled = (of: Pick<ListedCopy, "resource">): string =>
  capitalised(t("Untitled {noun}", { noun: kindOf(of) }));

/** Returns the address of the form that continues the copy. */
export function formOf({ resource, id }: Pick<ListedCopy, "resource" | "id">): string {
  const base = `/dashboard/${resource}`;
  if (onlyRecordOf(resource)) return base;
  return isNewKey(id) ? `${base}/create?copy=${id}` : `${base}/edit/${id}`;
}

const Row = (copy: ListedCopy) => (
  <Box component="li" sx={{ py: 1, "&:first-of-type": { borderTop: 0 } }}>
    <MuiLink
      component={Link}
      to={formOf(copy)}
      underline="hover"
      sx={{ color: "text.primary", fontWeight: 600, overflowWrap: "anywhere", ...reach }}
    >
      {copy.title || untitled(copy)}
    </MuiLink>
    <Note>
      {capitalised(kindOf(copy))} · {isNewKey(copy.id) ? t("new") : plural("unfinished change")} · {copy.by.name},{" "}
      {formatMoment(copy.updatedAt)}
    </Note>
  </Box>
);

function Rows({ data, isError }: Pick<ReturnType<typeof useUnfinished>, "data" | "isError">) {
  const [isWhole, setIsWhole] = useState(false);
  const id = useId();
  if (isError) return <Note>{t("Unfinished changes could not be loaded.")}</Note>;
  if (!data) return <Skeleton variant="rounded" height={58} />;
  return (
    <>
      <PlainList divided id={id}>
        {data.slice(0, isWhole ? data.length : shown).map((copy) => (
          <Row key={`${copy.resource}:${copy.id}:${copy.by.id}`} {...copy} />
        ))}
      </PlainList>
      {data.length > shown && (
        <Button
          size="small"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setIsWhole(!isWhole)}
          sx={{ mt: 1, minHeight: { xs: 44, sm: 36 } }}
        >
          {isWhole ? t("Show fewer") : t("Show all {count}", { count: data.length })}
        </Button>
      )}
    </>
  );
}

/** Lists unsaved working copies of all accounts; hidden when there are none. */
export function UnfinishedCard() {
  const { data, isError } = useUnfinished();
  if (data?.length === 0) return null;
  return (
    <OverviewCard>
      <Typography variant="h2">{t("Unfinished")}</Typography>
      <Typography variant="caption" component="p" sx={{ mb: 1 }}>
        {t("Unsaved work")}
      </Typography>
      <Rows {...{ data, isError }} />
    </OverviewCard>
  );
}
