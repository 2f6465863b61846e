import { slugOf } from "@etalase/contracts/text/text";
import { Box } from "@mui/material";
import { useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import { type Plain, t } from "../language/t.ts";
import { TextFieldInput } from "./TextFieldInput.tsx";

type Labelled = Readonly<{ label: string }>;
type Based = Readonly<{
  base: string;
  /** The reason why the slug of this record stays as it is. */
  fixed?: string | undefined;
}>;

/**
 * The slug of the record's page, typed or derived from the title; `base` is the part before it, such as the blog's
 * path.
 */
function SlugInput({ base, fixed, label }: Labelled & Based) {
  const record = useRecordContext();
  const [title, slug]: (string | undefined)[] = useWatch({ name: ["title", "slug"] });
  const address = `${location.origin}${base}/${slug?.trim() || slugOf(title ?? "") || "…"}`;
  if (fixed) return <TextFieldInput source="slug" label={label} readOnly helper={fixed} />;
  const follows = record?.status === "draft" && slug === record.slug;
  return (
    <TextFieldInput
      source="slug"
      label={label}
      placeholder={t("Generated from the title")}
      helper={follows ? t("{address} – follows the title until it is first published.", { address }) : address}
    />
  );
}

const titleLook = { "& textarea": { fontSize: "1.25rem", fontWeight: 700, letterSpacing: "-.01em", lineHeight: 1.35 } };

const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " ");

/** A title that wraps, so that all of it is visible on a phone too; still a single line, which Enter does not break. */
const TitleInput = ({ label, helper }: Labelled & Readonly<{ helper: string }>) => (
  <Box onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}>
    <TextFieldInput required multiline source="title" label={label} helper={helper} complete={oneLine} sx={titleLook} />
  </Box>
);

type Field = Readonly<{ label: Plain }>;
type Titled = Readonly<{ title: Field & Readonly<{ min: number; max: number }>; slug: Field }>;

/** The title, and the slug that follows from it. */
export const TitleInputs = ({ of: { title, slug }, ...based }: Based & Readonly<{ of: Titled }>) => (
  <>
    <TitleInput label={t(title.label)} helper={t("{min} to {max} characters.", { min: title.min, max: title.max })} />
    <SlugInput label={t(slug.label)} {...based} />
  </>
);
