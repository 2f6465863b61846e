import { messages } from "@etalase/contracts/text/messages";
import type { Editor } from "@tiptap/react";
import { ImageIcon } from "lucide-react";
import { useState } from "react";
import { PromptDialog, type PromptField } from "../parts/PromptDialog.tsx";
import { FormatButton } from "./FormatButton.tsx";

const fields: readonly PromptField[] = [
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

export function ImageTool({ editor }: { editor: Editor }) {
  const [asking, setAsking] = useState(false);
  const insert = ({ src = "", alt = "" }: Readonly<Record<string, string>>) => {
    setAsking(false);
    editor.chain().focus().setImage({ src, alt }).run();
  };
  return (
    <>
      <FormatButton label="Image" Icon={ImageIcon} onClick={() => setAsking(true)} />
      {asking && (
        <PromptDialog
          title="Image"
          submitLabel="Insert image"
          fields={fields}
          onSubmit={insert}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
