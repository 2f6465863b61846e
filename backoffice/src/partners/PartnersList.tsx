import { messages } from "@etalase/contracts/messages";
import { partnerLimits } from "@etalase/contracts/partners";
import type { PartnerBulkUpdate } from "@etalase/contracts/partners.schema";
import { BulkActions, type BulkChange } from "../list/BulkChanges.tsx";
import { NoMatch, NothingYet } from "../list/EmptyWindow.tsx";
import { ListHead, useCount } from "../list/ListHead.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { Moves } from "../list/Moves.tsx";
import { RowsCard } from "../list/RowsCard.tsx";
import { formatNumber } from "../parts/format.ts";
import { EyeIcon, EyeOffIcon } from "../theme/icons.tsx";
import { rows } from "./columns.tsx";
import { PartnersFilters } from "./PartnersFilters.tsx";

const { noneFound: title, bulkFailed: failed, orderFailed } = messages.partners;
const create = "Add New Partner";

const changes: readonly BulkChange<PartnerBulkUpdate["update"]>[] = [
  { label: "Activate", Icon: EyeIcon, done: "activated", failed, change: { isActive: true } },
  { label: "Deactivate", Icon: EyeOffIcon, done: "deactivated", failed, change: { isActive: false } },
];

function Head() {
  const active = useCount({ isActive: true });
  return (
    <ListHead
      title="Partners Management"
      noun="partner"
      create={create}
      file="partners"
      columns={rows.columns}
      narrowed=" found"
      fact={active === undefined ? undefined : `${formatNumber(active)} shown on the home page`}
    />
  );
}

export const PartnersList = () => (
  <ListScreen resource="partners" perPage={partnerLimits.pageSize} sort={{ field: "order", order: "ASC" }}>
    <Head />
    <Moves failed={orderFailed}>
      <RowsCard
        rows={rows}
        filters={<PartnersFilters />}
        bulkBar={<BulkActions noun="partner" changes={changes} deleting={rows.deleting} />}
        skeleton={{ rows: partnerLimits.pageSize, rowHeight: 73, cardHeight: 190 }}
        empty={
          <NothingYet
            title={title}
            text="The logos of partners stand on the home page and win trust there. Add the first one."
            create={create}
          />
        }
        noMatch={<NoMatch title={title} text="No partner matches these filters." />}
        failure="The partners could not be loaded."
      />
    </Moves>
  </ListScreen>
);
