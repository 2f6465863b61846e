import type { FaqInput } from "@etalase/contracts/plain/faqs.schema";
import { plainPageSize } from "@etalase/contracts/rules/plain";
import { EyeIcon, EyeOffIcon } from "lucide-react";
import { activeChoices } from "../active/ActiveChip.tsx";
import { t } from "../language/t.ts";
import type { BulkChange } from "../list/BulkChanges.tsx";
import { FilterSearch } from "../list/FilterSearch.tsx";
import { FilterTabs, SortSelect } from "../list/FilterSelect.tsx";
import { OrderedList, orderedSortsBy } from "../order/OrderedList.tsx";
import { plural } from "../parts/format.ts";
import { rows } from "./columns.tsx";

const failed = t("Failed to update {nouns}", { nouns: plural("question") });

const changes: readonly BulkChange<Partial<FaqInput>>[] = [
  { label: t("Activate"), Icon: EyeIcon, done: t("activated"), failed, change: { isActive: true } },
  { label: t("Deactivate"), Icon: EyeOffIcon, done: t("deactivated"), failed, change: { isActive: false } },
];

const sorts = orderedSortsBy("question", t("Question"));

const filters = (
  <>
    <FilterSearch placeholder={t("Search {nouns}", { nouns: plural("question") })} />
    <FilterTabs source="isActive" label={t("Status")} choices={activeChoices} />
    <SortSelect choices={sorts} />
  </>
);

export const FaqsList = () => (
  <OrderedList
    resource="faqs"
    title={t("Questions & Answers")}
    noun="question"
    perPage={plainPageSize}
    counting={{ filter: { isActive: true }, say: (count) => t("{count} shown on the home page", { count }) }}
    create={t("Add New Question")}
    {...{ rows, filters, changes }}
    invitation={t(
      "Answers on the home page save visitors a chat, and save you from repeating the same reply. Add the first one.",
    )}
    orderFailed={t("Failed to update {noun} order", { noun: t("question") })}
  />
);
