import { Box, Button, type Theme, useMediaQuery } from "@mui/material";
import { EyeIcon } from "lucide-react";
import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useRef } from "react";
import { t } from "../language/t.ts";
import { lazyPart } from "../parts/lazyPart.ts";
import { useDesk } from "./deskContext.ts";

const Preview = lazyPart("Preview", () => import("./Preview.tsx"));

/** Wide enough for a phone's page beside a form. */
const useIsWide = () => useMediaQuery<Theme>("(min-width: 1280px)", { noSsr: true });

/**
 * Opens the preview beside the form from the start, where there is room: for forms whose page is watched all the time.
 */
export function useOpenPreview(): void {
  const { setPreview } = useDesk();
  const isWide = useIsWide();
  const open = useEffectEvent(() => isWide && setPreview("beside"));
  useEffect(() => void open(), []);
}

/** Moves the focus to the open button, because the close button is unmounted with the preview. */
function useFocusAfter(isOpen: boolean, button: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, button]);
}

/** Opens the preview: beside the form where there is room, or else full screen. */
export function PreviewButton() {
  const { preview, setPreview } = useDesk();
  const isWide = useIsWide();
  const button = useRef<HTMLButtonElement>(null);
  useFocusAfter(preview !== null, button);
  const word = preview ? "none" : "inline";
  return (
    <Button
      ref={button}
      variant="outlined"
      aria-pressed={preview !== null}
      onClick={() => setPreview(preview ? null : isWide ? "beside" : "full")}
      aria-label={t("Preview")}
      title={t("Preview")}
      sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
    >
      <EyeIcon size={20} />
      {/* The title has more need of the room. */}
      <Box component="span" sx={{ display: { xs: "none", lg: word } }}>
        {t("Preview")}
      </Box>
    </Button>
  );
}

const columns = { display: "grid", gridTemplateColumns: "minmax(0, 1fr) minmax(360px, 42%)", gap: 3 };

/** A form, with its preview beside it. */
export function BesidePreview({ children }: { children: ReactNode }) {
  const { preview, setPreview } = useDesk();
  const isWide = useIsWide();
  const isBeside = preview !== null && isWide;
  const isFull = preview === "full" || (preview !== null && !isWide);
  return (
    <Box sx={isBeside ? columns : undefined}>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Suspense fallback={null}>
        {/* Stays mounted behind a full screen preview, so that its width, scroll position and focus are kept. */}
        {isBeside && (
          <Box sx={{ position: "sticky", top: 80, alignSelf: "start", height: "calc(100dvh - 96px)" }}>
            <Preview />
          </Box>
        )}
        {isFull && <Preview isFull onLeave={isBeside ? () => setPreview("beside") : undefined} />}
      </Suspense>
    </Box>
  );
}
