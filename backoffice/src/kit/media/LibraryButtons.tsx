import type { Media } from "@etalase/contracts/media.schema";
import type { ImageKind } from "@etalase/contracts/rules/image";
import { Box, Button } from "@mui/material";
import { ImagesIcon, TextIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { t } from "../language/t.ts";
import { MediaPicker, PictureDetails } from "./lazyPicker.ts";

/** Marks the button that describes a form's picture: by the field's name, in a list with its position. */
export const describes = (place: string) => ({ "data-describes": place });

/**
 * Returns the focus to that button after the details close: a file's button was replaced when the file became a library
 * picture.
 */
export const backToDescribing = (place: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-describes="${place}"]`)?.focus());

type LibraryButtonsProps = Readonly<{
  /** The label of the button's field, and its name. */
  label: string;
  source: string;
  kind: ImageKind;
  several?: boolean;
  onChoose: (media: readonly Media[]) => void;
  /** The picture to describe: the address of a stored one, or a chosen file. */
  shown?: string | File | undefined;
  /** Receives the library's picture: the former file, or one with a changed description. */
  onDescribed?: (media: Media) => void;
}>;

/** Buttons beside an upload: choose a picture of the library, and describe the shown one. */
export function LibraryButtons(props: LibraryButtonsProps) {
  const { label, source, kind, several = false, onChoose, shown, onDescribed } = props;
  const [open, setOpen] = useState<"picker" | "details">();
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.75, ml: -1 }}>
      <Button size="small" startIcon={<ImagesIcon />} aria-description={label} onClick={() => setOpen("picker")}>
        {t("From library")}
      </Button>
      {shown && (
        <Button
          size="small"
          startIcon={<TextIcon />}
          aria-description={t("{label}: alternative text, caption, focal point", { label })}
          {...describes(source)}
          onClick={() => setOpen("details")}
        >
          {t("Describe")}
        </Button>
      )}
      <Suspense>
        {open === "picker" && (
          <MediaPicker
            kind={kind}
            several={several}
            onChoose={(chosen) => {
              close();
              onChoose(chosen);
            }}
            onClose={close}
          />
        )}
        {open === "details" && shown && (
          <PictureDetails
            picture={shown}
            kind={kind}
            onDescribed={onDescribed}
            onClose={() => {
              close();
              backToDescribing(source);
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}
