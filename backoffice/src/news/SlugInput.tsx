import type { NewsArticle } from "@etalase/contracts/news";
import { slugOf } from "@etalase/contracts/text";
import { useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { TextFieldInput } from "../form/TextFieldInput.tsx";

/** The article's address, by hand or from the title. */
export function SlugInput() {
  const record = useRecordContext<NewsArticle>();
  const [title, slug]: (string | undefined)[] = useWatch({ name: ["title", "slug"] });
  const address = `${location.origin}/berita/${slug?.trim() || slugOf(title ?? "") || "…"}`;
  const follows = record?.status === "draft" && slug === record.slug;
  return (
    <TextFieldInput
      source="slug"
      label="Address"
      placeholder="Made from the title"
      helper={follows ? `${address} – follows the title until it is first published.` : address}
    />
  );
}
