import type { Package } from "@etalase/contracts/packages.schema";
import { useGetList } from "react-admin";
import type { Choice } from "../../kit/parts/ChoiceSelect.tsx";

/** Loads the packages as choices, by slug, since leads name them so. */
export function usePackageChoices(filter: object = {}): readonly Choice[] {
  const { data = [] } = useGetList<Package>(
    "packages",
    { pagination: { page: 1, perPage: 100 }, sort: { field: "order", order: "ASC" }, filter },
    { retry: false },
  );
  return data.map(({ slug, name }) => ({ id: slug, name }));
}
