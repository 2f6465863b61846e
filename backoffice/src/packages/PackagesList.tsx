import { packageLimits } from "@etalase/contracts/packages";
import type { PackageBulkUpdate } from "@etalase/contracts/packages.schema";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { activeChoices } from "../active/ActiveChip.tsx";
import { t } from "../language/t.ts";
import type { BulkChange } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSorts } from "../order/OrderedList.tsx";
import { failed, rows } from "./columns.tsx";

const changes: readonly BulkChange<PackageBulkUpdate["update"]>[] = [
  { label: t("Activate"), Icon: EyeIcon, done: t("activated"), failed, change: { isActive: true } },
  { label: t("Deactivate"), Icon: EyeOffIcon, done: t("deactivated"), failed, change: { isActive: false } },
];

const filters = (
  <>
    <FilterSearch placeholder={t("Search name, description or feature")} />
    <FilterTabs source="isActive" label={t("Status")} choices={activeChoices} />
    <SortSelect choices={orderedSorts} />
  </>
);

export const PackagesList = () => (
  <OrderedList
    resource="packages"
    title={t("Packages")}
    noun="package"
    perPage={packageLimits.pageSize}
    counting={{ filter: { isActive: true }, say: (count) => t("{count} shown on the home page", { count }) }}
    create={t("Add New Package")}
    {...{ rows, filters, changes }}
    invitation={t(
      "Packages with their prices stand on the home page, and each has its order button. Add the first one.",
    )}
    orderFailed={t("Failed to update {noun} order", { noun: t("package") })}
  />
);
