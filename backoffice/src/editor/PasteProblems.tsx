import { Alert, Box, IconButton } from "@mui/material";
import { XIcon } from "lucide-react";

type PictureProblemsProps = Readonly<{ sentences: readonly string[]; onClose: () => void }>;

/** What of the pictures could not come into the text. It stays until it is put away. */
export function PictureProblems({ sentences, onClose }: PictureProblemsProps) {
  if (sentences.length === 0) return null;
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ borderRadius: 0 }}
      action={
        <IconButton size="small" aria-label="Close the notice about pictures" onClick={onClose}>
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
