import { Box } from "@mui/material";
import { Row } from "../kit/theme/Words.tsx";

/** The logo: an awning with three scallops over a window. */
const Mark = ({ size }: { size: number }) => (
  <svg width={size} height={size} viewBox="0 0 44 44" aria-hidden="true">
    <path d="M6 20v18a3 3 0 0 0 3 3h26a3 3 0 0 0 3-3V20" fill="none" stroke="currentColor" strokeWidth="4" />
    <path d="M5 3h34l4 13a7 7 0 0 1-14 0 7 7 0 0 1-14 0 7 7 0 0 1-14 0z" fill="#2BA6D6" />
    <path d="M16.3 3h11.4L29 16a7 7 0 0 1-14 0z" fill="#F2A33A" />
  </svg>
);

export const Brand = ({ size = 28, nameless = false }: { size?: number; nameless?: boolean }) => (
  <Row sx={{ gap: 1.25, fontSize: "1.15rem" }}>
    <Mark size={size} />
    {!nameless && (
      <Box component="span" sx={{ fontWeight: 800, letterSpacing: "-.03em" }}>
        Etalase
      </Box>
    )}
  </Row>
);
