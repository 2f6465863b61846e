import { Alert, Box, IconButton } from "@mui/material";
import { XIcon } from "lucide-react";

type PasteProblemsProps = Readonly<{ sentences: readonly string[]; onClose: () => void }>;

/** Lists content that could not be pasted, mostly pictures. The notice stays until it is closed. */
export function PasteProblems({ sentences, onClose }: PasteProblemsProps) {
  if (sentences.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ borderRadius: 0 }}
      action={
        <IconButton size="small" aria-label="Close the notice" onClick={onClose}>
          <XIcon />
        </IconButton>
      }
    >
      {sentences.map((sentence) => (
        <Box key={sentence} sx={{ overflowWrap: "anywhere" }}>
          {sentence}
        </Box>
      ))}
    </Alert>
  );
}
