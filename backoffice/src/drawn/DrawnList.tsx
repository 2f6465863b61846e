import { kinds } from "@etalase/contracts/kinds";
import type { ServiceInput } from "@etalase/contracts/plain/services.schema";
import { plainPageSize } from "@etalase/contracts/rules/plain";
import { capitalised } from "@etalase/contracts/text/text";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { activeChoices } from "../active/ActiveChip.tsx";
import type { BulkChange } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSortsBy } from "../order/OrderedList.tsx";
import { formatNumber } from "../parts/format.ts";
import { drawnRows } from "./drawnRows.tsx";

type DrawnListProps = Readonly<{ resource: "services" | "showcases"; title: string; invitation: string }>;

const sorts = orderedSortsBy("title", "Title");

/** The list of such records. */
export function DrawnList({ resource, title, invitation }: DrawnListProps) {
  const { noun } = kinds[resource];
  const failed = `Failed to update ${noun}s`;
  const changes: readonly BulkChange<Partial<ServiceInput>>[] = [
    { label: "Activate", Icon: EyeIcon, done: "activated", failed, change: { isActive: true } },
    { label: "Deactivate", Icon: EyeOffIcon, done: "deactivated", failed, change: { isActive: false } },
  ];
  return (
    <OrderedList
      {...{ resource, title, noun, invitation, changes }}
      perPage={plainPageSize}
      counting={{ filter: { isActive: true }, say: (count) => `${formatNumber(count)} shown on the home page` }}
      create={`Add New ${capitalised(noun)}`}
      rows={drawnRows(resource)}
      filters={
        <>
          <FilterSearch placeholder={`Search ${noun}s`} />
          <FilterTabs source="isActive" label="Status" choices={activeChoices} />
          <SortSelect choices={sorts} />
        </>
      }
      orderFailed={`Failed to update ${noun} order`}
    />
  );
}
