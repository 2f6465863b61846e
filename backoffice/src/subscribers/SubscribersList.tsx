import { paths } from "@etalase/contracts/paths";
import { Button } from "@mui/material";
import { useListContext } from "react-admin";
import { counted } from "../format.ts";
import { ExternalLinkIcon } from "../icons.tsx";
import { PageHead } from "../layout/PageHead.tsx";
import { SuperadminOnly } from "../layout/SuperadminOnly.tsx";
import { ClearFilters } from "../list/ClearFilters.tsx";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { ListCard } from "../list/ListCard.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { ListToolRow } from "../list/ListTools.tsx";
import { RowsSkeleton } from "../list/RowsSkeleton.tsx";
import { useCompact } from "../list/useCompact.ts";
import { ExportButton } from "./ExportButton.tsx";
import { SubscriberCards, SubscribersTable } from "./SubscriberRows.tsx";
import { subscriberColumns } from "./subscriberColumns.ts";

const pageSize = 10;

function Head() {
  const { total } = useListContext();
  return (
    <PageHead title="Newsletter Subscribers" facts={total === undefined ? "\u00a0" : counted(total, "subscriber")}>
      <ListToolRow columns={subscriberColumns}>
        <ExportButton />
      </ListToolRow>
    </PageHead>
  );
}

const NoMatch = () => (
  <EmptyWindow title="No subscribers found" text="No e-mail address matches this search.">
    <ClearFilters />
  </EmptyWindow>
);

const Empty = () => (
  <EmptyWindow title="No subscribers found" text="Visitors subscribe in the newsletter box beside the articles.">
    <Button href={paths.blog} target="_blank" rel="noopener" variant="outlined" startIcon={<ExternalLinkIcon />}>
      Open the blog
    </Button>
  </EmptyWindow>
);

function Subscribers() {
  const compact = useCompact();
  return (
    <ListScreen resource="newsletter" perPage={pageSize}>
      <Head />
      <ListCard
        filters={<FilterSearch placeholder="Search e-mail" />}
        bulkBar={null}
        skeleton={<RowsSkeleton rows={pageSize} compact={compact} rowHeight={57} cardHeight={61} />}
        empty={<Empty />}
        noMatch={<NoMatch />}
        failure="The subscribers could not be loaded."
      >
        {compact ? <SubscriberCards /> : <SubscribersTable />}
      </ListCard>
    </ListScreen>
  );
}

/** Who agreed to get the newsletter. The API calls them newsletter. */
export const SubscribersList = () => (
  <SuperadminOnly>
    <Subscribers />
  </SuperadminOnly>
);
