import { useGetList } from "react-admin";

type Text = Readonly<{ id: string; name: string }>;

/** The texts in use, such as categories, to choose from. Without an answer there are none, and a new one can still be named. */
export function useTexts(resource: string): readonly Text[] {
  const { data = [] } = useGetList<Text>(resource, {}, { retry: false });
  return data;
}
