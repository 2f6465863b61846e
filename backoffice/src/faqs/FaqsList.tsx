import type { FaqInput } from "@etalase/contracts/plain/faqs.schema";
import { plainPageSize } from "@etalase/contracts/rules/plain";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { activeChoices } from "../active/ActiveChip.tsx";
import type { BulkChange } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSortsBy } from "../order/OrderedList.tsx";
import { formatNumber } from "../parts/format.ts";
import { rows } from "./columns.tsx";

const failed = "Failed to update questions";

const changes: readonly BulkChange<Partial<FaqInput>>[] = [
  { label: "Activate", Icon: EyeIcon, done: "activated", failed, change: { isActive: true } },
  { label: "Deactivate", Icon: EyeOffIcon, done: "deactivated", failed, change: { isActive: false } },
];

const sorts = orderedSortsBy("question", "Question");

const filters = (
  <>
    <FilterSearch placeholder="Search questions" />
    <FilterTabs source="isActive" label="Status" choices={activeChoices} />
    <SortSelect choices={sorts} />
  </>
);

export const FaqsList = () => (
  <OrderedList
    resource="faqs"
    title="Questions & Answers"
    noun="question"
    perPage={plainPageSize}
    counting={{ filter: { isActive: true }, say: (count) => `${formatNumber(count)} shown on the home page` }}
    create="Add New Question"
    {...{ rows, filters, changes }}
    invitation="Answers on the home page save visitors a chat, and save you from repeating the same reply. Add the first one."
    orderFailed="Failed to update question order"
  />
);
