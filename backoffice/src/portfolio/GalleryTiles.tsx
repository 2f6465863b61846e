import { type DragEvent, useEffect, useRef } from "react";
import { PlainList } from "../parts/PlainList.tsx";
import { GalleryTile } from "./GalleryTile.tsx";
import { keyOf, nameOf, placeOf } from "./gallery.ts";
import type { GalleryField } from "./useGallery.ts";

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

export function GalleryTiles({ field, source, label, onDescribe }: GalleryTilesProps) {
  const { gallery, said, add, move, remove } = field;
  const dragged = useRef<number>(undefined);
  const list = useRef<HTMLUListElement>(null);
  // After a move, the pressed button may be covered by the bar at the bottom of a phone.
  useEffect(() => {
    if (said) list.current?.querySelector(":focus")?.scrollIntoView({ block: "nearest" });
  }, [said]);
  const dropTile = (to: number) => {
    if (dragged.current !== undefined) move(dragged.current, to);
    dragged.current = undefined;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    if (event.dataTransfer.files.length > 0) add([...event.dataTransfer.files]);
  };
  const step = (from: number, to: number) => (to in gallery ? () => move(from, to) : undefined);
  return (
    // A file that misses the drop zone would open in the form's place.
    <PlainList ref={list} aria-label={label} sx={tiles} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {gallery.map((picture, index) => (
        <GalleryTile
          key={keyOf(picture)}
          picture={picture}
          name={nameOf(picture, index)}
          onEarlier={step(index, index - 1)}
          onLater={step(index, index + 1)}
          onRemove={() => remove(index)}
          onDescribe={() => onDescribe(index)}
          place={placeOf(source, index)}
          onDragStart={() => {
            dragged.current = index;
          }}
          onDropTile={() => dropTile(index)}
        />
      ))}
    </PlainList>
  );
}
