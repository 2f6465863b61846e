import { portfolioLimits } from "@etalase/contracts/portfolio";
import { photoRule } from "@etalase/contracts/rules/image";
import { type DragEvent, Suspense, useId, useState } from "react";
import { FieldNote } from "../kit/form/FieldLabel.tsx";
import { FileDrop } from "../kit/form/FileDrop.tsx";
import { t } from "../kit/language/t.ts";
import { backToDescribing, LibraryButtons } from "../kit/media/LibraryButtons.tsx";
import { PictureDetails } from "../kit/media/lazyPicker.ts";
import { useOrderedItems } from "../kit/order/useOrderedItems.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { VisuallyHidden } from "../kit/theme/Words.tsx";
import { GalleryTile } from "./GalleryTile.tsx";
import { addressOf, type GalleryField, keyOf, nameOf, placeOf, useGallery } from "./gallery.ts";

const tiles = {
  mb: 1.5,
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(138px, 100%), 1fr))",
};

type GalleryTilesProps = Readonly<{
  field: GalleryField;
  source: string;
  label: string;
  onDescribe: (index: number) => void;
}>;

function GalleryTiles({ field, source, label, onDescribe }: GalleryTilesProps) {
  const { gallery, set, add, remove } = field;
  const { list, said, stepsOf } = useOrderedItems({ items: gallery, set, nameOf, noun: "picture" });
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
  };
  return (
    <>
      {/* A file that misses the drop zone would open in the form's place. */}
      <PlainList ref={list} aria-label={label} sx={tiles} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {gallery.map((picture, index) => (
          <GalleryTile
            key={keyOf(picture)}
            picture={picture}
            steps={stepsOf(picture, index)}
            onRemove={() => remove(index)}
            onDescribe={() => onDescribe(index)}
            place={placeOf(source, index)}
          />
        ))}
      </PlainList>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

const hint = t("JPG, PNG, GIF or WebP, up to 5 MB each, at most {max} pictures", { max: portfolioLimits.imagesMax });

type DescriptionProps = Readonly<{
  field: GalleryField;
  source: string;
  index: number;
  onClose: () => void;
}>;

function Description({ field, source, index, onClose }: DescriptionProps) {
  const picture = field.gallery[index];
  return (
    picture && (
      <PictureDetails
        picture={addressOf(picture)}
        kind={photoRule.kind}
        onDescribed={(media) => field.describe(index, media)}
        onClose={() => {
          onClose();
          backToDescribing(placeOf(source, index));
        }}
      />
    )
  );
}

/** The pictures apart from the featured one: several files at once, reordered by dragging or buttons. */
export function GalleryInput({ source, label }: Readonly<{ source: string; label: string }>) {
  const field = useGallery(source);
  const noteId = useId();
  const [describing, setDescribing] = useState<number>();
  return (
    <div>
      {field.gallery.length > 0 && <GalleryTiles {...{ field, source, label }} onDescribe={setDescribing} />}
      <FileDrop
        multiple
        id={field.id}
        inputRef={field.inputRef}
        label={label}
        prompt={t("Drop images or browse")}
        hint={hint}
        rule={photoRule}
        invalid={Boolean(field.error)}
        noteId={noteId}
        onFiles={field.add}
      />
      <FieldNote id={noteId} error={field.error?.message} />
      <LibraryButtons several {...{ label, source }} kind={photoRule.kind} onChoose={field.addChosen} />
      <Suspense>
        {describing !== undefined && (
          <Description {...{ field, source }} index={describing} onClose={() => setDescribing(undefined)} />
        )}
      </Suspense>
      <VisuallyHidden role="status">{field.said}</VisuallyHidden>
    </div>
  );
}
