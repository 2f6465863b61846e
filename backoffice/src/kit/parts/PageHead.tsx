import { Box, Button, Typography } from "@mui/material";
import { ArrowLeftIcon } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { t } from "../language/t.ts";
import { lineAbove, oneLine } from "../theme/looks.ts";
import { phone } from "../theme/palette.ts";
import { Grow } from "../theme/Words.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** The app bar's height from sm on, in pixels; a form's head sticks below it. */
const appBar = 68;

/** Pixels between the app bar and the sticky row with title and actions. */
const air = 10;

/** Returns the bottom of a form's sticky head, for elements that stick below it. */
export const belowHead = (gap = 0): string => `calc(var(--head-end, 152px) + ${gap}px)`;

/** Returns the head's sticky top: the part above its row, such as the back link, hides under the app bar. */
const stuckTop = (above: number): number => appBar + air - above;

/** Sets a CSS variable to the bottom of the sticky head, whose height varies: its facts may take two lines. */
function useStuckHead(head: RefObject<HTMLElement | null>, top: number | undefined): void {
  useEffect(() => {
    if (top === undefined) return;
    const tell = () => {
      const height = head.current?.offsetHeight ?? 0;
      document.documentElement.style.setProperty("--head-end", `${top + height}px`);
    };
    // The facts change without a render of this component.
    const observer = new ResizeObserver(tell);
    if (head.current) observer.observe(head.current);
    return () => observer.disconnect();
  }, [head, top]);
}

type PageHeadProps = Readonly<{
  title: string;
  /** One line of facts. */
  facts?: ReactNode;
  /** The number of new items, shown in the browser tab's title. */
  fresh?: number;
  /** The address of the Back button. */
  back?: string;
  /** A second way out, at the other end of its line. */
  cancel?: ReactNode;
  /** Keeps the actions in reach: below the app bar, on phones in a bar at the bottom. */
  sticky?: boolean;
  /** The actions, the primary one last. */
  children?: ReactNode;
}>;

const stickyHead = (top: number) => ({
  position: { sm: "sticky" },
  top,
  zIndex: 10,
  bgcolor: "background.default",
  mx: -1,
  px: 1,
});

const bottomBar = {
  [phone]: {
    position: "fixed",
    insetInline: 0,
    bottom: 0,
    zIndex: 11,
    p: 1.5,
    bgcolor: "background.paper",
    ...lineAbove,
  },
};

/** One line where the head sticks; on phones it scrolls away. */
const titleLine = { ...oneLine, [phone]: { whiteSpace: "normal", overflowWrap: "anywhere" } };

const actionRow = {
  display: "flex",
  alignItems: "center",
  flexWrap: { xs: "wrap", sm: "nowrap" },
  gap: 1,
  width: { xs: 1, sm: "auto" },
  "& > *": { flex: { xs: "1 1 auto", sm: "none" } },
  "&:empty": { display: "none" },
};

export function PageHead({ title, facts, fresh = 0, back, cancel, sticky = false, children }: PageHeadProps) {
  const head = useRef<HTMLDivElement>(null);
  const top = stuckTop(back ? 52 : 28);
  useStuckHead(head, sticky ? top : undefined);
  return (
    <Box
      ref={head}
      data-head
      sx={[{ pt: back ? 2 : { xs: 2.5, md: 3.5 }, pb: { xs: 2, md: 2 } }, sticky && stickyHead(top)]}
    >
      <title>{`${fresh ? `(${fresh}) ` : ""}${title} · Etalase`}</title>
      {back && (
        <Box sx={{ display: "flex", justifyContent: "space-between", mx: -1.5, mb: 0.25 }}>
          <Button component={Link} to={back} size="small" startIcon={<ArrowLeftIcon />}>
            {t("Back")}
          </Button>
          {cancel}
        </Box>
      )}
      <Box
        sx={{
          display: "flex",
          alignItems: { xs: "stretch", sm: "center" },
          gap: 2,
          flexDirection: { xs: "column", sm: "row" },
        }}
      >
        <Grow>
          <PageTitle {...(sticky && { title, sx: titleLine })}>{title}</PageTitle>
          {facts && (
            <Typography variant="body2" component="div" color="textSecondary" sx={{ mt: 0.5 }}>
              {facts}
            </Typography>
          )}
        </Grow>
        {children && (
          <Box data-actions sx={[actionRow, sticky && bottomBar]}>
            {children}
          </Box>
        )}
      </Box>
    </Box>
  );
}
