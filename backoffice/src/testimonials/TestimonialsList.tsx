import { testimonialLimits } from "@etalase/contracts/testimonials";
import type { TestimonialBulkUpdate } from "@etalase/contracts/testimonials.schema";
import { EyeOffIcon, SendIcon } from "lucide-react";
import { BulkActions, type BulkChange } from "../list/BulkChanges.tsx";
import { NoMatch, NothingYet } from "../list/EmptyWindow.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs } from "../list/FilterSelect.tsx";
import { ListHead, useCount } from "../list/ListHead.tsx";
import { ListScreen } from "../list/ListScreen.tsx";
import { Moves } from "../list/Moves.tsx";
import { RowsCard } from "../list/RowsCard.tsx";
import { type SortChoice, SortSelect } from "../list/SortSelect.tsx";
import { formatNumber } from "../parts/format.ts";
import { failed, rows, statusChoices } from "./columns.tsx";

const sorts: readonly SortChoice[] = [
  { field: "order", order: "ASC", name: "Custom order" },
  { field: "name", order: "ASC", name: "Name A–Z" },
  { field: "name", order: "DESC", name: "Name Z–A" },
  { field: "createdAt", order: "DESC", name: "Newest" },
  { field: "createdAt", order: "ASC", name: "Oldest" },
];

const changes: readonly BulkChange<TestimonialBulkUpdate["update"]>[] = [
  { label: "Publish", Icon: SendIcon, done: "published", failed, change: { status: "published" } },
  { label: "Back to pending", Icon: EyeOffIcon, done: "pending again", failed, change: { status: "pending" } },
];

const title = "No testimonials found";
const create = "Add New Testimonial";

function Head() {
  const pending = useCount({ status: "pending" });
  return (
    <ListHead
      title="Testimonials Management"
      noun="testimonial"
      create={create}
      file="testimonials"
      columns={rows.columns}
      narrowed=" found"
      fact={pending === undefined ? undefined : `${formatNumber(pending)} pending`}
    />
  );
}

export const TestimonialsList = () => (
  <ListScreen resource="testimonials" perPage={testimonialLimits.pageSize} sort={{ field: "order", order: "ASC" }}>
    <Head />
    <Moves failed="Failed to update testimonial order">
      <RowsCard
        rows={rows}
        filters={
          <>
            <FilterSearch placeholder="Search name, role or quote" />
            <FilterTabs source="status" label="Status" choices={statusChoices} />
            <SortSelect choices={sorts} />
          </>
        }
        bulkBar={<BulkActions noun="testimonial" changes={changes} deleting={rows.deleting} />}
        skeleton={{ rows: testimonialLimits.pageSize, rowHeight: 73, cardHeight: 190 }}
        empty={
          <NothingYet
            title={title}
            text="What clients say stands on the home page, and on the page of their project. Add the first one."
            create={create}
          />
        }
        noMatch={<NoMatch title={title} text="No testimonial matches these filters." />}
        failure="The testimonials could not be loaded."
      />
    </Moves>
  </ListScreen>
);
