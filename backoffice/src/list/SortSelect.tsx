import { type SortPayload, useListContext } from "react-admin";
import { ChoiceSelect } from "../parts/ChoiceSelect.tsx";
import { filterWidth } from "./FilterSelect.tsx";

export type SortChoice = SortPayload & Readonly<{ name: string }>;

const idOf = ({ field, order }: SortPayload) => `${field} ${order}`;

/** The order of a list that has no column heads to click. */
export function SortSelect({ choices }: { choices: readonly SortChoice[] }) {
  const { sort, setSort } = useListContext();
  const named = choices.map((choice) => ({ id: idOf(choice), name: choice.name }));
  const current = named.find(({ id }) => id === idOf(sort))?.id ?? "";
  const select = (id: string) => {
    const choice = choices.find((candidate) => idOf(candidate) === id);
    if (choice) setSort({ field: choice.field, order: choice.order });
  };
  return <ChoiceSelect label="Sort" choices={named} value={current} onChoose={select} width={filterWidth} />;
}
