import { slugOf } from "@etalase/contracts/text/text";
import { useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { TextFieldInput } from "./TextFieldInput.tsx";

/** The address of the record's page, by hand or from the title; `base` is what comes before it, such as the path of the blog. */
function SlugInput({ base }: { base: string }) {
  const record = useRecordContext();
  const [title, slug]: (string | undefined)[] = useWatch({ name: ["title", "slug"] });
  const address = `${location.origin}${base}/${slug?.trim() || slugOf(title ?? "") || "…"}`;
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

const titleLook = { "& input": { fontSize: "1.1875rem", fontWeight: 700, letterSpacing: "-.01em" } };

/** The title, and the address that follows from it. */
export const TitleInputs = ({ base, min, max }: Readonly<{ base: string; min: number; max: number }>) => (
  <>
    <TextFieldInput required source="title" label="Title" helper={`${min} to ${max} characters.`} sx={titleLook} />
    <SlugInput base={base} />
  </>
);
