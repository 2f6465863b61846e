import { packageLimits } from "@etalase/contracts/packages";
import type { PackageBulkUpdate } from "@etalase/contracts/packages.schema";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { activeChoices } from "../active/ActiveChip.tsx";
import type { BulkChange } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSorts } from "../order/OrderedList.tsx";
import { formatNumber } from "../parts/format.ts";
import { failed, rows } from "./columns.tsx";

const changes: readonly BulkChange<PackageBulkUpdate["update"]>[] = [
  { label: "Activate", Icon: EyeIcon, done: "activated", failed, change: { isActive: true } },
  { label: "Deactivate", Icon: EyeOffIcon, done: "deactivated", failed, change: { isActive: false } },
];

const filters = (
  <>
    <FilterSearch placeholder="Search name, description or feature" />
    <FilterTabs source="isActive" label="Status" choices={activeChoices} />
    <SortSelect choices={orderedSorts} />
  </>
);

export const PackagesList = () => (
  <OrderedList
    resource="packages"
    title="Packages"
    noun="package"
    perPage={packageLimits.pageSize}
    counting={{ filter: { isActive: true }, say: (count) => `${formatNumber(count)} shown on the home page` }}
    create="Add New Package"
    {...{ rows, filters, changes }}
    invitation="Packages with their prices stand on the home page, and each has its order button. Add the first one."
    orderFailed="Failed to update package order"
  />
);
