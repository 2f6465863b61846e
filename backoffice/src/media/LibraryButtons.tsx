import type { Media } from "@etalase/contracts/media.schema";
import type { ImageKind } from "@etalase/contracts/rules/image";
import { Box, Button } from "@mui/material";
import { ImagesIcon, TextIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { MediaPicker, PictureDetails } from "./lazyPicker.ts";

/** Names the button that describes a picture of a form: the field's name, in a list with its place. */
export const describes = (place: string) => ({ "data-describes": place });

/** The focus goes back there after the details: a file's button was replaced when the file became a picture of the library. */
export const backToDescribing = (place: string) =>
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-describes="${place}"]`)?.focus());

type LibraryButtonsProps = Readonly<{
  /** What the button's field is called, and its name. */
  label: string;
  source: string;
  kind: ImageKind;
  several?: boolean;
  onChoose: (media: readonly Media[]) => void;
  /** The picture that can be described: the address of a stored one, or a file that was chosen. */
  shown?: string | File | undefined;
  /** The picture in the library, which the file has become, or that has other words now. */
  onDescribed?: (media: Media) => void;
}>;

/** Beside an upload: a picture of the library, and what is said of the one that is shown. */
export function LibraryButtons(props: LibraryButtonsProps) {
  const { label, source, kind, several = false, onChoose, shown, onDescribed } = props;
  const [open, setOpen] = useState<"picker" | "details">();
  const close = () => setOpen(undefined);
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, mt: 0.75, ml: -1 }}>
      <Button size="small" startIcon={<ImagesIcon />} aria-description={label} onClick={() => setOpen("picker")}>
        From library
      </Button>
      {shown && (
        <Button
          size="small"
          startIcon={<TextIcon />}
          aria-description={`${label}: alternative text, caption, focal point`}
          {...describes(source)}
          onClick={() => setOpen("details")}
        >
          Describe
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
