import { videoOf } from "@etalase/contracts/site/videos";
import { messages } from "@etalase/contracts/text/messages";
import { Menu, MenuItem } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { ImageIcon } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { chooseFiles } from "../media/chooseFiles.ts";
import { MediaPicker } from "../media/lazyPicker.ts";
import { PromptDialog, type PromptField } from "../parts/PromptDialog.tsx";
import { FormatButton } from "./FormatButton.tsx";
import { insertFiles, insertPictures } from "./PictureFiles.ts";
import type { usePictures } from "./usePictures.ts";
import type { TakeStill } from "./videoView.ts";

const addressFields: readonly PromptField[] = [
  {
    name: "src",
    label: "Image address",
    problemOf: (url) => {
      if (!url) return messages.required("Image address");
      return /^https:\/\/\S+$/i.test(url) ? undefined : "Start with https://";
    },
  },
  {
    name: "alt",
    label: "Description",
    helper: "What the picture shows, for readers who cannot see it.",
    problemOf: () => undefined,
  },
];

const videoFields: readonly PromptField[] = [
  {
    name: "href",
    label: "Video link",
    helper: "Readers see a still; YouTube or Vimeo hear of them only once they press play.",
    problemOf: (url) => {
      if (!url) return messages.required("Video link");
      return videoOf(url) ? undefined : "Give the https:// link of a video on YouTube or Vimeo";
    },
  },
  { name: "title", label: "Title", problemOf: (title) => (title ? undefined : messages.required("Title")) },
];

const choices = [
  { id: "upload", name: "Upload pictures…" },
  { id: "library", name: "From the media library…" },
  { id: "address", name: "By address…" },
  { id: "video", name: "Video by link…" },
] as const;

type Asking = (typeof choices)[number]["id"];
type ImageToolProps = Readonly<{ editor: Editor }> & ReturnType<typeof usePictures>;

/** Inserts pictures and videos: from this computer, from the library, or from another site. */
export function ImageTool({ editor, uploads, onProblems }: ImageToolProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const still = useRef<TakeStill>(undefined);
  const close = () => {
    still.current = undefined;
    setAsking(undefined);
  };
  useEffect(() => {
    const ask = (take: TakeStill) => {
      still.current = take;
      setAsking("library");
    };
    editor.on("chooseStill", ask);
    return () => {
      editor.off("chooseStill", ask);
    };
  }, [editor]);

  const choose = (choice: Asking) => {
    setOpen(false);
    if (choice === "upload") chooseFiles((files) => insertFiles(editor, files, { uploads, onProblems }));
    else setAsking(choice);
  };
  return (
    <>
      <span ref={anchor}>
        <FormatButton label="Image" Icon={ImageIcon} onClick={() => setOpen(true)} />
      </span>
      <Menu open={open} anchorEl={anchor.current} onClose={() => setOpen(false)} transitionDuration={0}>
        {choices.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => choose(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Suspense>
        {asking === "library" && (
          <MediaPicker
            several={!still.current}
            onChoose={(chosen) => {
              const [first] = chosen;
              if (still.current && first) still.current(first);
              else insertPictures(editor, chosen);
              close();
            }}
            onClose={close}
          />
        )}
      </Suspense>
      {asking === "address" && (
        <PromptDialog
          title="Image"
          submitLabel="Insert image"
          fields={addressFields}
          onSubmit={({ src = "", alt = "" }) => {
            close();
            editor.chain().focus().setImage({ src, alt }).run();
          }}
          onClose={close}
        />
      )}
      {asking === "video" && (
        <PromptDialog
          title="Video"
          submitLabel="Insert video"
          fields={videoFields}
          onSubmit={({ href = "", title = "" }) => {
            close();
            editor.chain().focus().insertContent({ type: "video", attrs: { href, title } }).run();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
