import { Menu, MenuItem } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { ImageIcon } from "lucide-react";
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { loadChunk } from "../data/chunks.ts";
import { t } from "../language/t.ts";
import { chooseFiles } from "../media/chooseFiles.ts";
import { MediaPicker } from "../media/lazyPicker.ts";
import { FormatButton } from "./FormatButton.tsx";
import { insertFiles, insertPictures } from "./PictureFiles.ts";
import type { usePictures } from "./usePictures.ts";
import type { TakeStill } from "./videoView.ts";

/** Loaded when one of them is first opened. */
const prompts = () => loadChunk("ImagePrompt", () => import("./prompts/ImagePrompt.tsx"));
const ImagePrompt = lazy(async () => ({ default: (await prompts()).ImagePrompt }));
const VideoPrompt = lazy(async () => ({ default: (await prompts()).VideoPrompt }));

const choices = [
  { id: "upload", name: t("Upload pictures…") },
  { id: "library", name: t("From the media library…") },
  { id: "address", name: t("By address…") },
  { id: "video", name: t("Video by link…") },
] as const;

type Asking = (typeof choices)[number]["id"];

/** The open dialog. A video opens the library, too, to ask for its still. */
function useOpenDialog(editor: Editor) {
  const [asking, setAsking] = useState<Asking>();
  const still = useRef<TakeStill>(undefined);
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
  const close = () => {
    still.current = undefined;
    setAsking(undefined);
  };
  return { asking, still, setAsking, close };
}

type InsertDialogProps = Readonly<{
  editor: Editor;
  asking: Asking | undefined;
  /** Takes the chosen picture as a video's still; none when pictures are inserted. */
  still: RefObject<TakeStill | undefined>;
  onClose: () => void;
}>;

/** Asks for pictures or a video, and inserts them. */
const InsertDialog = ({ editor, asking, still, onClose }: InsertDialogProps) => (
  <Suspense>
    {asking === "library" && (
      <MediaPicker
        several={!still.current}
        onChoose={(chosen) => {
          const [first] = chosen;
          if (still.current && first) still.current(first);
          else insertPictures(editor, chosen);
          onClose();
        }}
        onClose={onClose}
      />
    )}
    {asking === "address" && (
      <ImagePrompt
        onSubmit={(image) => {
          onClose();
          editor.chain().focus().setImage(image).run();
        }}
        onClose={onClose}
      />
    )}
    {asking === "video" && (
      <VideoPrompt
        onSubmit={(attrs) => {
          onClose();
          editor.chain().focus().insertContent({ type: "video", attrs }).run();
        }}
        onClose={onClose}
      />
    )}
  </Suspense>
);

type ImageToolProps = Readonly<{ editor: Editor }> & ReturnType<typeof usePictures>;

/** Inserts pictures and videos: from this computer, from the library, or from another site. */
export function ImageTool({ editor, uploads, onProblems }: ImageToolProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  const { asking, still, setAsking, close } = useOpenDialog(editor);

  const choose = (choice: Asking) => {
    setOpen(false);
    if (choice === "upload") chooseFiles((files) => insertFiles(editor, files, { uploads, onProblems }));
    else setAsking(choice);
  };
  return (
    <>
      <span ref={anchor}>
        <FormatButton label={t("Image")} Icon={ImageIcon} onClick={() => setOpen(true)} />
      </span>
      <Menu open={open} anchorEl={anchor.current} onClose={() => setOpen(false)} transitionDuration={0}>
        {choices.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => choose(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <InsertDialog editor={editor} asking={asking} still={still} onClose={close} />
    </>
  );
}
