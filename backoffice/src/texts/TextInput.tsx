import { isOwnWords, type ShownText } from "@etalase/contracts/operating/texts.schema";
import { lengthOf } from "@etalase/contracts/text/text";
import { bracesOf } from "@etalase/contracts/texts";
import { Box, Button } from "@mui/material";
import { RotateCcwIcon } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { TextFieldInput } from "../form/TextFieldInput.tsx";
import { formatNumber } from "../parts/format.ts";
import { Note, Row } from "../theme/Words.tsx";
import { labelOf, nameOfKey, wholeLabelOf } from "./textFields.ts";

/** The part of the room for a text from which its length is counted. */
const near = 0.8;

/** A longer line is seen whole on a phone only when its field can grow. */
const wide = 32;

const inOneLine = (text: string) => text.replace(/\s+/g, " ");

/** A field that grows would take Enter for a line break. */
const keepOneLine = (event: KeyboardEvent) => {
  if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
};

/** Explains the names in braces, and counts a text that is close to its limit. */
function hintOf({ max, default: own }: ShownText, length: number): string {
  const names = bracesOf(own).map((name) => `{${name}}`);
  const stay = names.length > 1 ? "stay: the site puts the values there" : "stays: the site puts the value there";
  return [
    names.length > 0 && `${names.join(", ")} ${stay}.`,
    length > max * near && `${formatNumber(length)} / ${formatNumber(max)} characters`,
  ]
    .filter(Boolean)
    .join(" ");
}

const origin = { alignItems: "flex-start", mt: 0.5 };
const ownWords = { flex: 1, minWidth: 0, whiteSpace: "pre-line", py: 0.75 };

/** Shows the site's own words below a text that says something else, and brings them back. */
function OwnWords({ text, onRestore }: Readonly<{ text: ShownText; onRestore: () => void }>) {
  return (
    <Row sx={origin}>
      <Note sx={ownWords}>The site's own words: {text.default}</Note>
      <Button
        size="small"
        startIcon={<RotateCcwIcon />}
        aria-label={`Restore ${wholeLabelOf(text)}`}
        onClick={onRestore}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        Restore
      </Button>
    </Row>
  );
}

/** One text, edited in place. It renders again only when it is typed itself: a site has hundreds of them. */
export const TextInput = memo(({ text }: Readonly<{ text: ShownText }>) => {
  const name = nameOfKey(text.key);
  const { setValue, setFocus } = useFormContext();
  const typed: unknown = useWatch({ name });
  const said = typeof typed === "string" ? typed : "";
  const isLine = text.kind === "line";
  const restore = () => {
    setValue(name, text.default, { shouldDirty: true, shouldValidate: true });
    // The button is unmounted with the difference.
    setFocus(name);
  };
  return (
    <Box component="li" onKeyDown={isLine ? keepOneLine : undefined}>
      <TextFieldInput
        source={name}
        label={labelOf(text)}
        multiline={!isLine || text.default.length > wide}
        complete={isLine ? inOneLine : undefined}
        helper={hintOf(text, lengthOf(said))}
      />
      {!isOwnWords(text, said) && <OwnWords text={text} onRestore={restore} />}
    </Box>
  );
});
