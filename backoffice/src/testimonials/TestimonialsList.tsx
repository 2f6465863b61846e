import { testimonialLimits, testimonialStatuses } from "@etalase/contracts/testimonials";
import type { TestimonialBulkUpdate } from "@etalase/contracts/testimonials.schema";
import { EyeOffIcon, SendIcon } from "lucide-react";
import { t } from "../language/t.ts";
import type { BulkChange } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSorts } from "../order/OrderedList.tsx";
import { statusChoices } from "../parts/StatusChip.tsx";
import { failed, rows } from "./columns.tsx";

const changes: readonly BulkChange<TestimonialBulkUpdate["update"]>[] = [
  { label: t("Publish"), Icon: SendIcon, done: t("published"), failed, change: { status: "published" } },
  { label: t("Back to pending"), Icon: EyeOffIcon, done: t("pending again"), failed, change: { status: "pending" } },
];

const filters = (
  <>
    <FilterSearch placeholder={t("Search name, role or quote")} />
    <FilterTabs source="status" label={t("Status")} choices={statusChoices(testimonialStatuses)} />
    <SortSelect choices={orderedSorts} />
  </>
);

export const TestimonialsList = () => (
  <OrderedList
    resource="testimonials"
    title={t("Testimonials")}
    noun="testimonial"
    perPage={testimonialLimits.pageSize}
    counting={{ filter: { status: "pending" }, say: (count) => t("{count} pending", { count }) }}
    create={t("Add New Testimonial")}
    {...{ rows, filters, changes }}
    invitation={t("What clients say stands on the home page, and on the page of their project. Add the first one.")}
    orderFailed={t("Failed to update {noun} order", { noun: t("testimonial") })}
  />
);
