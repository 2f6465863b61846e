import { messages } from "@etalase/contracts/text/messages";
import { Button } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { LinkIcon } from "lucide-react";
import { useState } from "react";
import { PromptDialog } from "../parts/PromptDialog.tsx";
import { isLinkable } from "./extensions.ts";
import { FormatButton } from "./FormatButton.tsx";

function problemOf(url: string): string | undefined {
  if (!url) return messages.required("Address");
  return isLinkable(url) ? undefined : "Start with https://, http://, mailto:, tel: or / for a page of this site";
}

function setLink(editor: Editor, href: string): void {
  const chain = editor.chain().focus().extendMarkRange("link");
  // Nothing is selected: the address itself becomes the text.
  if (editor.state.selection.empty && !editor.isActive("link")) {
    chain.insertContent({ type: "text", text: href, marks: [{ type: "link", attrs: { href } }] }).run();
  } else chain.setLink({ href }).run();
}

export function LinkTool({ editor, pressed }: { editor: Editor; pressed: boolean }) {
  const [asking, setAsking] = useState(false);
  const done = (act: () => void) => () => {
    setAsking(false);
    act();
  };
  const remove = done(() => editor.chain().focus().extendMarkRange("link").unsetLink().run());
  return (
    <>
      <FormatButton label="Link" Icon={LinkIcon} pressed={pressed} onClick={() => setAsking(true)} />
      {asking && (
        <PromptDialog
          title="Link"
          submitLabel="Set link"
          fields={[{ name: "href", label: "Address", initial: editor.getAttributes("link").href ?? "", problemOf }]}
          onSubmit={({ href = "" }) => done(() => setLink(editor, href))()}
          onClose={() => setAsking(false)}
          extra={pressed && <Button onClick={remove}>Remove link</Button>}
        />
      )}
    </>
  );
}
