import { capitalised } from "@etalase/contracts/text/text";
import { Alert, Box, Button, Card, Dialog, IconButton, ToggleButton, ToggleButtonGroup } from "@mui/material";
import { MaximizeIcon, MinimizeIcon, MonitorIcon, SmartphoneIcon, TabletIcon, XIcon } from "lucide-react";
import { useId, useLayoutEffect, useRef, useState } from "react";
import { t } from "../language/t.ts";
import { Row } from "../theme/Words.tsx";
import { useDesk } from "./deskContext.ts";
import { usePreview } from "./usePreview.ts";

const screens = [
  { id: "phone", name: capitalised(t("phone")), width: 390, Icon: SmartphoneIcon },
  { id: "tablet", name: t("Tablet"), width: 820, Icon: TabletIcon },
  { id: "desktop", name: t("Desktop"), width: 1280, Icon: MonitorIcon },
] as const;
type Screen = (typeof screens)[number]["id"];

/** Tracks the size of an element while it is mounted. */
function useSize() {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return { element, ...size };
}

/**
 * The scheme of the page inside: browsers paint a frame of another scheme white, which would flash in the dark theme
 * until the page is there.
 */
const frameLook = { position: "absolute", top: 0, border: 0, transformOrigin: "0 0", colorScheme: "light" };

/** Renders the page at a screen's width, scaled down to the available room. */
function Page({ screen }: { screen: Screen }) {
  const { element, width, height } = useSize();
  const frame = useRef<HTMLIFrameElement>(null);
  const { state, retry } = usePreview(frame);
  const wanted = screens.find(({ id }) => id === screen)?.width ?? width;
  const scale = Math.min(1, width / wanted);
  return (
    <Box
      ref={element}
      sx={{ position: "relative", flex: 1, minHeight: 0, overflow: "hidden", bgcolor: "action.hover" }}
    >
      <Box
        component="iframe"
        ref={frame}
        title={t("Preview of the page")}
        data-preview={state}
        style={{
          width: wanted,
          height: scale > 0 ? height / scale : height,
          transform: `scale(${scale})`,
          left: Math.max(0, (width - wanted * scale) / 2),
        }}
        sx={{ ...frameLook, bgcolor: state === "shown" ? "common.white" : "background.paper" }}
      />
      {state === "failed" && (
        <Alert
          severity="warning"
          sx={{ position: "absolute", inset: "12px 12px auto" }}
          action={
            <Button size="small" variant="outlined" onClick={retry}>
              {t("Try again")}
            </Button>
          }
        >
          {t("The preview could not be shown.")}
        </Alert>
      )}
    </Box>
  );
}

type PreviewProps = Readonly<{
  isFull?: boolean;
  /** Moves the preview back beside the form, when there is room for it. */
  onLeave?: (() => void) | undefined;
}>;

type BarProps = PreviewProps & Readonly<{ screen: Screen; onScreen: (screen: Screen) => void; titleId: string }>;

function Bar({ screen, onScreen, isFull, onLeave, titleId }: BarProps) {
  const { setPreview } = useDesk();
  return (
    <Row sx={{ p: 1, borderBottom: 1, borderColor: "divider" }}>
      <Box component="h2" id={titleId} sx={{ m: 0, ml: 1, flex: 1, fontSize: "1rem", fontWeight: 700 }}>
        {t("Preview")}
      </Box>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t("Screen width")}
        value={screen}
        onChange={(_, chosen: Screen | null) => chosen && onScreen(chosen)}
      >
        {screens.map(({ id, name, Icon }) => (
          <ToggleButton key={id} value={id} aria-label={name} title={name} sx={{ minWidth: 44, minHeight: 44 }}>
            <Icon size={18} aria-hidden />
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {!isFull && (
        <IconButton data-tip={t("Full screen")} aria-label={t("Full screen")} onClick={() => setPreview("full")}>
          <MaximizeIcon size={18} />
        </IconButton>
      )}
      {onLeave && (
        <IconButton data-tip={t("Leave full screen")} aria-label={t("Leave full screen")} onClick={onLeave}>
          <MinimizeIcon size={18} />
        </IconButton>
      )}
      <IconButton data-tip={t("Close")} aria-label={t("Close preview")} onClick={() => setPreview(null)}>
        <XIcon size={18} />
      </IconButton>
    </Row>
  );
}

const whole = { display: "flex", flexDirection: "column", height: 1 } as const;

/** Shows the form's record on the real page. */
export function Preview({ isFull = false, onLeave }: PreviewProps) {
  const { setPreview } = useDesk();
  // A phone always shows the preview full screen, and a page of a desktop's width would be unreadable there.
  const [screen, setScreen] = useState<Screen>(isFull && window.innerWidth >= 600 ? "desktop" : "phone");
  const titleId = useId();
  const content = (
    <>
      <Bar screen={screen} onScreen={setScreen} {...{ isFull, onLeave, titleId }} />
      <Page screen={screen} />
    </>
  );
  if (!isFull)
    return (
      <Card component="section" aria-labelledby={titleId} sx={whole}>
        {content}
      </Card>
    );
  return (
    <Dialog fullScreen open onClose={onLeave ?? (() => setPreview(null))} aria-labelledby={titleId}>
      <Box sx={whole}>{content}</Box>
    </Dialog>
  );
}
