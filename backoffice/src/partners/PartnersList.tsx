import { messages } from "@etalase/contracts/messages";
import { partnerLimits } from "@etalase/contracts/partners";
import { EmptyWindow } from "../list/EmptyWindow.tsx";
import { ClearFilters, useCompact } from "../list/FilterBar.tsx";
import { ListCard } from "../list/ListCard.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { RowsSkeleton } from "../list/RowsSkeleton.tsx";
import { PartnerMoves } from "./PartnerMoves.tsx";
import { PartnersBulkActions } from "./PartnersBulkActions.tsx";
import { PartnersCards } from "./PartnersCards.tsx";
import { PartnersFilters } from "./PartnersFilters.tsx";
import { AddPartner, PartnersHead } from "./PartnersHead.tsx";
import { PartnersTable } from "./PartnersTable.tsx";

const NoMatch = () => (
  <EmptyWindow title={messages.partners.noneFound} text="No partner matches these filters.">
    <ClearFilters />
  </EmptyWindow>
);

const Empty = () => (
  <EmptyWindow
    title={messages.partners.noneFound}
    text="The logos of partners stand on the home page and win trust there. Add the first one."
  >
    <AddPartner />
  </EmptyWindow>
);

export function PartnersList() {
  const compact = useCompact();
  return (
    <ListScreen resource="partners" perPage={partnerLimits.pageSize} sort={{ field: "order", order: "ASC" }}>
      <PartnersHead />
      <PartnerMoves>
        <ListCard
          filters={<PartnersFilters />}
          bulkBar={<PartnersBulkActions />}
          skeleton={<RowsSkeleton rows={partnerLimits.pageSize} compact={compact} rowHeight={73} cardHeight={190} />}
          empty={<Empty />}
          noMatch={<NoMatch />}
          failure="The partners could not be loaded."
        >
          {compact ? <PartnersCards /> : <PartnersTable />}
        </ListCard>
      </PartnerMoves>
    </ListScreen>
  );
}
