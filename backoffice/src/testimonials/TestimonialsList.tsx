import { testimonialLimits, testimonialStatuses } from "@etalase/contracts/testimonials";
import type { TestimonialBulkUpdate } from "@etalase/contracts/testimonials.schema";
import { EyeOffIcon, SendIcon } from "lucide-react";
import type { BulkChange } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSorts } from "../order/OrderedList.tsx";
import { formatNumber } from "../parts/format.ts";
import { statusChoices } from "../parts/StatusChip.tsx";
import { failed, rows } from "./columns.tsx";

const changes: readonly BulkChange<TestimonialBulkUpdate["update"]>[] = [
  { label: "Publish", Icon: SendIcon, done: "published", failed, change: { status: "published" } },
  { label: "Back to pending", Icon: EyeOffIcon, done: "pending again", failed, change: { status: "pending" } },
];

const filters = (
  <>
    <FilterSearch placeholder="Search name, role or quote" />
    <FilterTabs source="status" label="Status" choices={statusChoices(testimonialStatuses)} />
    <SortSelect choices={orderedSorts} />
  </>
);

export const TestimonialsList = () => (
  <OrderedList
    resource="testimonials"
    title="Testimonials"
    noun="testimonial"
    perPage={testimonialLimits.pageSize}
    counting={{ filter: { status: "pending" }, say: (count) => `${formatNumber(count)} pending` }}
    create="Add New Testimonial"
    {...{ rows, filters, changes }}
    invitation="What clients say stands on the home page, and on the page of their project. Add the first one."
    orderFailed="Failed to update testimonial order"
  />
);
