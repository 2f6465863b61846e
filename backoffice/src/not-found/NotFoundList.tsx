import { redirectLimits } from "@etalase/contracts/redirects";
import type { BrokenLinks as Broken } from "@etalase/contracts/redirects.schema";
import { Box, Card, Link as MuiLink, Skeleton, Typography } from "@mui/material";
import { useListContext } from "react-admin";
import { Link } from "react-router-dom";
import { useCall } from "../kit/data/useCall.ts";
import { rich } from "../kit/language/rich.ts";
import { t } from "../kit/language/t.ts";
import { CountedHead } from "../kit/list/CountedHead.tsx";
import { EmptyWindow, NoMatch } from "../kit/list/EmptyWindow.tsx";
import { ListScreen } from "../kit/list/ListScreen.tsx";
import { PlainRowsCard } from "../kit/list/RowsCard.tsx";
import { AddressTabs } from "../kit/list/ScreenTabs.tsx";
import { counted } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { rows } from "./columns.tsx";

const padded = { px: { xs: 2, sm: 3 } };
const row = { ...padded, py: 1.5, overflowWrap: "anywhere" };

/** Returns the address of a record. A redirect has no page of its own, so it is searched for in the list. */
const placeOf = ({ resource, id, title }: Broken["links"][number]) =>
  resource === "redirects"
    ? `/dashboard/redirects?${new URLSearchParams({ filter: JSON.stringify({ search: title }) })}`
    : `/dashboard/${resource}/edit/${id}`;

const sentenceOf = (count: number) =>
  count === 0 ? t("No broken links or redirects found.") : t("{links} to fix.", { links: counted(count, "link") });

/** Links the place of a broken link. */
function placed(broken: Broken["links"][number]) {
  const title = (
    <MuiLink component={Link} to={placeOf(broken)}>
      {broken.title}
    </MuiLink>
  );
  return broken.resource === "redirects"
    ? rich("in the redirect from {title}", { title })
    : rich("in {title}", { title });
}

/** Lists the links in published texts and redirects that lead nowhere, each with its place. */
function BrokenLinks() {
  const { isPending } = useListContext();
  const { data, isError } = useCall("broken-links", ["not-found", "broken-links"], {
    select: ({ links }: Broken) => links,
  });
  return (
    // Its place is known once the rows above have come.
    <Card component="section" aria-label={t("Broken links")} hidden={isPending} sx={{ mt: 3 }}>
      <Box sx={{ ...padded, py: 2 }}>
        <Typography variant="h2" sx={{ fontSize: "1.05rem" }}>
          {t("Broken links")}
        </Typography>
        <Typography variant="body2" role="status" color="textSecondary">
          {isError ? t("The links could not be checked.") : data ? sentenceOf(data.length) : <Skeleton width={260} />}
        </Typography>
      </Box>
      <PlainList divided>
        {data?.map((broken) => (
          <Box component="li" key={`${broken.id} ${broken.link}`} sx={row}>
            <Typography variant="subtitle2" component="p">
              {broken.link}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {placed(broken)}
            </Typography>
          </Box>
        ))}
      </PlainList>
    </Card>
  );
}

const text = t("Missing addresses that visitors open are listed here, and deleted after {days} days.", {
  days: redirectLimits.forgetDays,
});

/** Lists addresses that visitors did not find, the most requested first. */
export const NotFoundList = () => (
  <ListScreen resource="not-found" perPage={redirectLimits.pageSize}>
    <CountedHead
      title={t("Not Found")}
      say={(total) => t("{paths} that visitors did not find", { paths: counted(total, "path") })}
    />
    <AddressTabs shown="Not found" />
    <PlainRowsCard
      rows={rows}
      filters={null}
      bulkBar={null}
      skeleton={{ rows: 8, rowHeight: 73, cardHeight: 116 }}
      empty={<EmptyWindow title={t("No missing addresses")} text={text} />}
      noMatch={<NoMatch title={t("Nothing found")} text={text} />}
      failure={t("The addresses could not be loaded.")}
    />
    <BrokenLinks />
  </ListScreen>
);
