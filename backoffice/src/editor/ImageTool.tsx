import { Menu, MenuItem } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { ImageIcon } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { loadChunk } from "../kit/data/chunks.ts";
import { t } from "../kit/language/t.ts";
import { chooseFiles } from "../kit/media/chooseFiles.ts";
import { MediaPicker } from "../kit/media/lazyPicker.ts";
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
        <FormatButton label={t("Image")} Icon={ImageIcon} onClick={() => setOpen(true)} />
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
        {asking === "address" && (
          <ImagePrompt
            onSubmit={(image) => {
              close();
              editor.chain().focus().setImage(image).run();
            }}
            onClose={close}
          />
        )}
        {asking === "video" && (
          <VideoPrompt
            onSubmit={(attrs) => {
              close();
              editor.chain().focus().insertContent({ type: "video", attrs }).run();
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
