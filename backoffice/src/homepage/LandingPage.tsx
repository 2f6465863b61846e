import { pageParam } from "@etalase/contracts/desk/edit-paths";
import type { SectionId } from "@etalase/contracts/site/sections";
import { Alert, Box, Button, Card } from "@mui/material";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { makePreview } from "../kit/data/desk.ts";
import { showSection } from "../kit/desk/usePreview.ts";
import { t } from "../kit/language/t.ts";

export const onPage = `/dashboard/texts?${pageParam}=%2F`;

const place = { resource: "texts", key: "texts" } as const;

const room = {
  display: { xs: "none", md: "block" },
  position: "sticky",
  top: 84,
  height: "calc(100dvh - 108px)",
  minHeight: 320,
  overflow: "hidden",
  cursor: "pointer",
};
const whole = { display: "block", width: 1, height: 1, border: 0, bgcolor: "#fff" };

/** Shows the landing page as it is saved, at a section. A click on it leads to its texts. */
export function LandingPage({ section }: Readonly<{ section: SectionId }>) {
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const {
    data: address,
    isError,
    refetch,
  } = useQuery({ queryKey: ["homepage", "preview"], queryFn: () => makePreview(place, {}), gcTime: 0, retry: false });
  const show = () => frame.current?.contentDocument && showSection(frame.current.contentDocument, section);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section
  useEffect(() => void show(), [section]);

  function onLoad(): void {
    const page = frame.current?.contentDocument;
    if (!page?.body || page.URL === "about:blank") return;
    // Its links would lead the frame away, and lengthen the way by the Tab key.
    page.body.inert = true;
    page.documentElement.style.cursor = "pointer";
    page.addEventListener("click", () => void navigate(onPage));
    show();
  }

  const tryAgain = (
    <Button size="small" onClick={() => void refetch()}>
      {t("Try again")}
    </Button>
  );
  if (isError)
    return (
      <Alert severity="warning" action={tryAgain}>
        {t("The page could not be shown.")}
      </Alert>
    );
  return (
    <Card sx={room}>
      <Box component="iframe" ref={frame} src={address} title={t("The home page")} onLoad={onLoad} sx={whole} />
    </Card>
  );
}
