import { kinds } from "@etalase/contracts/kinds";
import type { ServiceInput } from "@etalase/contracts/plain/services.schema";
import { plainPageSize } from "@etalase/contracts/rules/plain";
import { capitalised } from "@etalase/contracts/text/text";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { activeChoices } from "../active/ActiveChip.tsx";
import { t } from "../language/t.ts";
import type { BulkChange } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSortsBy } from "../order/OrderedList.tsx";
import { plural } from "../parts/format.ts";
import { drawnRows } from "./drawnRows.tsx";

type DrawnListProps = Readonly<{ resource: "services" | "showcases"; title: string; invitation: string }>;

const sorts = orderedSortsBy("title", t("Title"));

/** The list of such records. */
export function DrawnList({ resource, title, invitation }: DrawnListProps) {
  const { noun } = kinds[resource];
  const failed = t("Failed to update {nouns}", { nouns: plural(noun) });
  const changes: readonly BulkChange<Partial<ServiceInput>>[] = [
    { label: t("Activate"), Icon: EyeIcon, done: t("activated"), failed, change: { isActive: true } },
    { label: t("Deactivate"), Icon: EyeOffIcon, done: t("deactivated"), failed, change: { isActive: false } },
  ];
  return (
    <OrderedList
      {...{ resource, title, noun, invitation, changes }}
      perPage={plainPageSize}
      counting={{ filter: { isActive: true }, say: (count) => t("{count} shown on the home page", { count }) }}
      create={t("Add New {name}", { name: capitalised(t(noun)) })}
      rows={drawnRows(resource)}
      filters={
        <>
          <FilterSearch placeholder={t("Search {nouns}", { nouns: plural(noun) })} />
          <FilterTabs source="isActive" label={t("Status")} choices={activeChoices} />
          <SortSelect choices={sorts} />
        </>
      }
      orderFailed={t("Failed to update {noun} order", { noun: t(noun) })}
    />
  );
}
