import { useGetList } from "react-admin";

type Text = Readonly<{ id: string; name: string }>;

/**
 * Loads the texts in use, such as categories, as choices. On failure there are none, but a new one can still be added.
 */
export function useTexts(resource: string): readonly Text[] {
  const { data = [] } = useGetList<Text>(resource, {}, { retry: false });
  return data;
}
