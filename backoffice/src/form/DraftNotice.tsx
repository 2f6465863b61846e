import { Box, Button } from "@mui/material";
import { formatMoment } from "../parts/format.ts";
import { useFocusOnRemoval } from "../parts/useFocusOnRemoval.ts";
import { FormNotice } from "./FormNotice.tsx";

type DraftNoticeProps = Readonly<{
  /** ISO 8601. */
  at: string;
  /** Whether the record was saved since the draft was made of it. */
  isOlder: boolean;
  /** Whether files had been chosen, which no draft can hold. */
  lacksFiles: boolean;
  /** Names of the restored fields that are not as they are saved. */
  differing: readonly string[];
  labels: Readonly<Record<string, string>>;
  submitLabel: string;
  focused: boolean;
  onUseSaved: (name: string) => void;
  onDiscard: () => void;
}>;

const row = { display: "flex", alignItems: "center", gap: 1, justifyContent: { xs: "space-between", sm: "start" } };

function Differences({
  differing,
  labels,
  submitLabel,
  onUseSaved,
}: Omit<DraftNoticeProps, "at" | "lacksFiles" | "focused" | "onDiscard">) {
  return (
    <>
      <Box sx={{ mt: 0.5 }}>
        These fields differ from the saved version. Use theirs, or “{submitLabel}” replaces them with yours.
      </Box>
      <Box component="ul" sx={{ listStyle: "none", m: 0, mt: 1, p: 0, display: "grid", gap: 1 }}>
        {differing.map((name) => (
          <Box component="li" key={name} sx={row}>
            <Box component="strong" sx={{ minWidth: { sm: 160 } }}>
              {labels[name]}
            </Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={`Use theirs: ${labels[name]}`}
              onClick={({ currentTarget }) => {
                // The button goes with the difference; the focus stays with the rest of the notice.
                currentTarget.closest<HTMLElement>("[role=alert]")?.focus();
                onUseSaved(name);
              }}
            >
              Use theirs
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
}

/** Says that the form holds more than what is saved. */
export function DraftNotice({ at, lacksFiles, focused, onDiscard, ...rest }: DraftNoticeProps) {
  const { isOlder, differing } = rest;
  // The button goes with the notice.
  const moveFocus = useFocusOnRemoval();
  const act = () => {
    moveFocus();
    onDiscard();
  };
  const discard = differing.length > 0 ? { label: "Discard draft", act } : undefined;
  return (
    <FormNotice severity={isOlder ? "warning" : "info"} focused={focused} action={discard}>
      Restored from {formatMoment(at)}: your unsaved changes. {isOlder && "They are older than the saved version. "}
      {differing.length === 0 && "Every field is as it was saved."}
      {differing.length > 0 && lacksFiles && "A chosen file has to be chosen again."}
      {isOlder && differing.length > 0 && <Differences {...rest} />}
    </FormNotice>
  );
}
