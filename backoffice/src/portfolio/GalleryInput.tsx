import type { Media } from "@etalase/contracts/media.schema";
import { portfolioLimits } from "@etalase/contracts/portfolio";
import { photoRule } from "@etalase/contracts/rules/image";
import { Box } from "@mui/material";
import { type DragEvent, Suspense, useEffect, useId, useRef, useState } from "react";
import { useInput } from "react-admin";
import { useFormContext } from "react-hook-form";
import { fromLibrary } from "../data/libraryPicture.ts";
import { FieldNote } from "../form/FieldLabel.tsx";
import { FileDrop } from "../form/FileDrop.tsx";
import { backToDescribing, LibraryButtons } from "../media/LibraryButtons.tsx";
import { PictureDetails } from "../media/lazyPicker.ts";
import { counted } from "../parts/format.ts";
import { VisuallyHidden } from "../theme/Words.tsx";
import { GalleryTile } from "./GalleryTile.tsx";
import { addressOf, type Gallery, type GalleryPicture, isNew, keyOf, moved, withFiles, withPicked } from "./gallery.ts";

const tiles = {
  listStyle: "none",
  m: 0,
  mb: 1.5,
  p: 0,
  display: "grid",
  gap: 1.5,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(138px, 100%), 1fr))",
};

const hint = `JPG, PNG, GIF or WebP, up to 5 MB each, at most ${portfolioLimits.imagesMax} pictures`;
const nameOf = (picture: GalleryPicture, index: number) => (isNew(picture) ? picture.name : `Picture ${index + 1}`);

/** The pictures besides the featured one: several files at once, reordered by dragging or buttons. */
export function GalleryInput({ source, label }: Readonly<{ source: string; label: string }>) {
  const { field, fieldState, id } = useInput({ source });
  const { setValue, setError, clearErrors } = useFormContext();
  const [said, setSaid] = useState("");
  const dragged = useRef<number>(undefined);
  const noteId = useId();
  const gallery: Gallery = field.value ?? [];
  const [describing, setDescribing] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  // After a move, the pressed button may be covered by the bar at the bottom of a phone.
  useEffect(() => {
    if (said) list.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  }, [said]);
  const described = describing === undefined ? undefined : gallery[describing];

  const set = (next: Gallery) => {
    setValue(source, next, { shouldDirty: true });
    clearErrors(source);
  };
  const join = ({ gallery: next, problems }: ReturnType<typeof withFiles>) => {
    set(next);
    if (problems.length > 0) setError(source, { type: "file", message: problems.join("\n") });
    const count = next.length - gallery.length;
    if (count > 0) setSaid(`${counted(count, "picture")} added, ${next.length} in all`);
  };
  const add = (files: readonly File[]) => join(withFiles(gallery, files, photoRule));
  const move = (from: number, to: number) => {
    const picture = gallery[from];
    if (picture === undefined || from === to) return;
    set(moved(gallery, from, to));
    setSaid(`${nameOf(picture, from)} is now picture ${to + 1} of ${gallery.length}`);
  };
  const remove = (index: number) => {
    set(gallery.toSpliced(index, 1));
    // The focused button was unmounted.
    document.getElementById(id)?.focus();
  };
  const dropTile = (to: number) => {
    if (dragged.current !== undefined) move(dragged.current, to);
    dragged.current = undefined;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
  };
  const step = (from: number, to: number) => (to in gallery ? () => move(from, to) : undefined);
  const describe = (media: Media) => {
    // A stored picture's value stays the record's own.
    if (describing !== undefined && described && isNew(described)) set(gallery.with(describing, fromLibrary(media)));
  };

  return (
    <div>
      {gallery.length > 0 && (
        <Box
          component="ul"
          ref={list}
          aria-label={label}
          sx={tiles}
          // A file that misses the drop zone would open in the form's place.
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
        >
          {gallery.map((picture, index) => (
            <GalleryTile
              key={keyOf(picture)}
              picture={picture}
              name={nameOf(picture, index)}
              onEarlier={step(index, index - 1)}
              onLater={step(index, index + 1)}
              onRemove={() => remove(index)}
              onDescribe={() => setDescribing(index)}
              place={`${source}/${index}`}
              onDragStart={() => {
                dragged.current = index;
              }}
              onDropTile={() => dropTile(index)}
            />
          ))}
        </Box>
      )}
      <FileDrop
        multiple
        id={id}
        inputRef={field.ref}
        label={label}
        prompt="Drop images or browse"
        hint={hint}
        types={photoRule.types}
        invalid={Boolean(fieldState.error)}
        noteId={noteId}
        onFiles={add}
      />
      <FieldNote id={noteId} error={fieldState.error?.message} />
      <LibraryButtons
        several
        {...{ label, source }}
        kind={photoRule.kind}
        onChoose={(chosen) => join(withPicked(gallery, chosen.map(fromLibrary)))}
      />
      <Suspense>
        {described && (
          <PictureDetails
            picture={addressOf(described)}
            kind={photoRule.kind}
            onDescribed={describe}
            onClose={() => {
              setDescribing(undefined);
              backToDescribing(`${source}/${describing}`);
            }}
          />
        )}
      </Suspense>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}
