import { kinds } from "@etalase/contracts/kinds";
import type { PlainResource } from "@etalase/contracts/plain-kinds";
import { plainPageSize } from "@etalase/contracts/rules/plain";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { RaRecord } from "react-admin";
import { listNameOf } from "../kit/data/resources.ts";
import { t } from "../kit/language/t.ts";
import type { BulkChange } from "../kit/list/BulkChanges.tsx";
import type { Rows } from "../kit/list/columns.ts";
import { FilterSearch } from "../kit/list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../kit/list/FilterSelect.tsx";
import { OrderedList, orderedSortsBy } from "../kit/order/OrderedList.tsx";
import { plural } from "../kit/parts/format.ts";
import { titleOf } from "../kit/parts/kindNames.ts";
import { activeChoices } from "./activeRows.tsx";

type ActiveListProps<T> = Readonly<{
  resource: PlainResource | "packages";
  /** Invites to add the first record. */
  invitation: string;
  rows: Rows<T>;
  /** The words in the empty search field. */
  search?: string;
  /** Replaces search, filter and order above the list. */
  filters?: ReactNode;
}>;

/** The list of a kind whose records editors put in order, and which visitors see while they are active. */
export function ActiveList<T extends RaRecord>({ resource, rows, search, filters, invitation }: ActiveListProps<T>) {
  const { noun, titled } = kinds[resource];
  const nouns = plural(noun);
  const failed = t("Failed to update {nouns}", { nouns });
  const label = rows.columns.find((column) => "isName" in column)?.name ?? "";
  const changes: readonly BulkChange<Readonly<{ isActive: boolean }>>[] = [
    { label: t("Activate"), Icon: EyeIcon, done: t("activated"), failed, change: { isActive: true } },
    { label: t("Deactivate"), Icon: EyeOffIcon, done: t("deactivated"), failed, change: { isActive: false } },
  ];
  return (
    <OrderedList
      {...{ resource, noun, rows, changes, invitation }}
      title={t(listNameOf(resource))}
      perPage={plainPageSize}
      counting={{ filter: { isActive: true }, say: (count) => t("{count} shown on the homepage", { count }) }}
      create={t("Add New {name}", { name: titleOf(noun) })}
      filters={
        filters ?? (
          <>
            <FilterSearch placeholder={search ?? t("Search {nouns}", { nouns })} />
            <FilterTabs source="isActive" label={t("Status")} choices={activeChoices} />
            <SortSelect choices={orderedSortsBy(titled, label)} />
          </>
        )
      }
      orderFailed={t("Failed to update {noun} order", { noun: t(noun) })}
    />
  );
}
