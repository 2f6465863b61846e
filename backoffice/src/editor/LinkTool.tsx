import { linkAddressOf } from "@etalase/contracts/text/addresses";
import { Button } from "@mui/material";
import type { Editor } from "@tiptap/react";
import { LinkIcon } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { t } from "../kit/language/t.ts";
import { isChord } from "../kit/parts/keys/shortcuts.ts";
import { PromptDialog, type PromptField } from "../kit/parts/PromptDialog.tsx";
import { FormatButton } from "./FormatButton.tsx";
import { isLinkable } from "./links.ts";

function problemOf(url: string): string | undefined {
  if (!url) return t("{field} is required", { field: t("Address") });
  return isLinkable(url) ? undefined : t("Enter an address such as example.com, /berita or ana@example.com");
}

const isPlace = (editor: Editor) => editor.state.selection.empty && !editor.isActive("link");

function setLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus().extendMarkRange("link");
  // Without a selection, the link brings its own text, or its address is the text.
  if (isPlace(editor)) {
    chain.insertContent({ type: "text", text: text || href, marks: [{ type: "link", attrs: { href } }] }).run();
  } else chain.setLink({ href }).run();
}

const fieldsFor = (editor: Editor): readonly PromptField[] => [
  {
    name: "href",
    label: t("Address"),
    helper: t("A page of this site begins with /"),
    initial: editor.getAttributes("link").href ?? "",
    complete: linkAddressOf,
    problemOf,
  },
  ...(isPlace(editor)
    ? [
        {
          name: "text",
          label: t("Text"),
          helper: t("The text that readers see. Leave empty to show the address."),
          problemOf: () => undefined,
        },
      ]
    : []),
];

/** Opens on Ctrl+K or Cmd+K while writing; elsewhere the keys do not belong to the editor. */
function useLinkShortcut(editor: Editor, ask: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isChord(event, "k") || !editor.isFocused) return;
      event.preventDefault();
      ask();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [editor, ask]);
}

export function LinkTool({ editor, pressed }: { editor: Editor; pressed: boolean }) {
  const [fields, setFields] = useState<readonly PromptField[]>();
  const ask = useCallback(() => setFields(fieldsFor(editor)), [editor]);
  const close = () => setFields(undefined);
  useLinkShortcut(editor, ask);
  const set = ({ href = "", text = "" }: Readonly<Record<string, string>>) => {
    close();
    setLink(editor, href, text);
  };
  const remove = () => {
    close();
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
  };
  return (
    <>
      <FormatButton label={t("Link")} letter="K" Icon={LinkIcon} pressed={pressed} onClick={ask} />
      {fields && (
        <PromptDialog
          title={t("Link")}
          submitLabel={t("Set link")}
          fields={fields}
          onSubmit={set}
          onClose={close}
          extra={pressed && <Button onClick={remove}>{t("Remove link")}</Button>}
        />
      )}
    </>
  );
}
