import { slugOf } from "@etalase/contracts/text/text";
import { Box, Button } from "@mui/material";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { useRecordContext } from "react-admin";
import { useFormState, useWatch } from "react-hook-form";
import { type Plain, t } from "../language/t.ts";
import { oneLine as cut } from "../theme/looks.ts";
import { Quiet } from "../theme/Words.tsx";
import { TextFieldInput } from "./TextFieldInput.tsx";

type Labelled = Readonly<{ label: string }>;
type Based = Readonly<{
  base: string;
  /** The reason why the slug of this record stays as it is. */
  fixed?: string | undefined;
}>;

const line = { display: "flex", alignItems: "center", gap: 0.5, mt: -1.5 };

/**
 * The slug of the record's page, typed or derived from the title, folded into a line until it is to be changed; `base`
 * is the part before it, such as the blog's path.
 */
function SlugInput({ base, fixed, label }: Labelled & Based) {
  const record = useRecordContext();
  const [title, slug]: (string | undefined)[] = useWatch({ name: ["title", "slug"] });
  const { errors } = useFormState({ name: "slug" });
  const [open, setOpen] = useState<"wanted" | "refused">();
  if (errors.slug && !open) setOpen("refused");
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open === "wanted") field.current?.querySelector("input")?.focus();
  }, [open]);
  const path = `${base}/${slug?.trim() || slugOf(title ?? "") || "…"}`;
  if (!open)
    return (
      <Box sx={line}>
        <Quiet component="span" sx={fixed ? { overflowWrap: "anywhere" } : cut} title={location.origin + path}>
          {location.host + path}
          {fixed && ` – ${fixed}`}
        </Quiet>
        {!fixed && (
          <Button size="small" onClick={() => setOpen("wanted")} sx={{ flex: "none" }}>
            {t("Change address")}
          </Button>
        )}
      </Box>
    );
  const follows = record?.status === "draft" && slug === record.slug;
  return (
    <Box ref={field} sx={{ display: "grid" }}>
      <TextFieldInput
        source="slug"
        label={label}
        placeholder={t("Generated from the title")}
        helper={follows ? t("{address} – follows the title until it is first published.", { address: path }) : path}
      />
    </Box>
  );
}

const titleLook = { "& textarea": { fontSize: "1.25rem", fontWeight: 700, letterSpacing: "-.01em", lineHeight: 1.35 } };

const oneLine = (text: string) => text.replace(/\s*[\r\n]+\s*/g, " ");

/** A text that wraps, so that all of it is visible on a phone too; still a single line, which Enter does not break. */
export const LineInput = (input: ComponentProps<typeof TextFieldInput>) => (
  <Box onKeyDown={(event) => event.key === "Enter" && !event.ctrlKey && event.preventDefault()}>
    <TextFieldInput {...input} multiline complete={oneLine} />
  </Box>
);

type Field = Readonly<{ label: Plain }>;
type Titled = Readonly<{ title: Field; slug: Field }>;

/** The title, and the slug that follows from it. */
export const TitleInputs = ({ of: { title, slug }, ...based }: Based & Readonly<{ of: Titled }>) => (
  <>
    <LineInput required source="title" label={t(title.label)} sx={titleLook} />
    <SlugInput label={t(slug.label)} {...based} />
  </>
);
