import type { ShownText } from "@etalase/contracts/texts.schema";
import { Box, Button } from "@mui/material";
import { RotateCcwIcon } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { TextFieldInput } from "../kit/form/TextFieldInput.tsx";
import { t } from "../kit/language/t.ts";
import { Note, Row } from "../kit/theme/Words.tsx";
import { labelOf, wholeLabelOf } from "./labels.ts";
import { canRestore, hintOf, inOneLine, nameOfKey } from "./textFields.ts";

/** A longer line is seen whole on a phone only when its field can grow. */
const wide = 32;

/** A field that grows would take Enter for a line break. */
const keepOneLine = (event: KeyboardEvent) => {
  if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) event.preventDefault();
};

const origin = { alignItems: "flex-start", mt: 0.5 };
const ownWords = { flex: 1, minWidth: 0, whiteSpace: "pre-line", py: 0.75 };

/** The words to translate are above the field, on wide screens beside it. */
const beside = { display: "grid", gridTemplateColumns: { md: "2fr 3fr" }, columnGap: 3, rowGap: 0.5 };
const toTranslate = { minWidth: 0, whiteSpace: "pre-line", pt: { md: 4 } };

/** Shows the default below a changed text, and restores it. */
function OwnWords({ text, onRestore }: Readonly<{ text: ShownText; onRestore: () => void }>) {
  return (
    <Row sx={origin}>
      <Note sx={ownWords}>{t("Default: {text}", { text: text.default })}</Note>
      <Button
        size="small"
        startIcon={<RotateCcwIcon />}
        aria-label={t("Restore {name}", { name: wholeLabelOf(text) })}
        onClick={onRestore}
        sx={{ minHeight: { xs: 44, sm: 36 } }}
      >
        {t("Restore")}
      </Button>
    </Row>
  );
}

type TextInputProps = Readonly<{
  text: ShownText;
  /** The English words are those for a text that has been changed since. */
  isStale: boolean;
}>;

/** One text, edited in place. It renders again only when it is typed itself: a site has hundreds of them. */
export const TextInput = memo(({ text, isStale }: TextInputProps) => {
  const name = nameOfKey(text.key);
  const { setValue, setFocus } = useFormContext();
  const typed: unknown = useWatch({ name });
  const value = typeof typed === "string" ? typed : "";
  const isLine = text.kind === "line";
  const restore = () => {
    setValue(name, text.default, { shouldDirty: true, shouldValidate: true });
    // The button is unmounted with the difference.
    setFocus(name);
  };
  const { original } = text;
  return (
    <Box component="li" onKeyDown={isLine ? keepOneLine : undefined} sx={original === undefined ? undefined : beside}>
      {original !== undefined && <Note sx={toTranslate}>{t("In Indonesian: {text}", { text: original })}</Note>}
      <div>
        <TextFieldInput
          source={name}
          label={labelOf(text)}
          multiline={!isLine || text.default.length > wide}
          minRows={original?.split("\n").length}
          complete={isLine ? inOneLine : undefined}
          helper={hintOf(text, value)}
        />
        {isStale && value === text.value && (
          <Note sx={{ color: "warning.main" }}>{t("The Indonesian text has changed since.")}</Note>
        )}
        {canRestore(text, value) && <OwnWords text={text} onRestore={restore} />}
      </div>
    </Box>
  );
});
