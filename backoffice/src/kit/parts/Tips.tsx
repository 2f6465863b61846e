import { Box } from "@mui/material";
import { useEffect, useState } from "react";
import { ink } from "../theme/palette.ts";

const hoverMs = 200;
const edge = 8;

const look = {
  position: "fixed",
  zIndex: "tooltip",
  maxWidth: 300,
  px: 1.25,
  py: 0.75,
  // The gap to the control is a part of it, so that the mouse can reach it.
  border: "6px solid transparent",
  borderRadius: "14px",
  bgcolor: ink.main,
  backgroundClip: "padding-box",
  color: ink.textStrong,
  fontSize: ".8125rem",
  overflowWrap: "anywhere",
};

/** Puts the tip below its control, or above where there is no room. */
function place(tip: HTMLElement | null, control: HTMLElement): void {
  if (!tip) return;
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const wished = left + (width - tip.offsetWidth) / 2;
  tip.style.left = `${Math.max(edge, Math.min(wished, innerWidth - tip.offsetWidth - edge))}px`;
  tip.style.top = `${bottom + tip.offsetHeight > innerHeight ? top - tip.offsetHeight : bottom}px`;
}

/**
 * Shows the `data-tip` of the control under the mouse, or with the keyboard's focus. There is one for all controls, since
 * a list has a hundred of them, and a component for each takes longer to draw than the rows. Screen readers know the
 * controls by their labels.
 */
export function Tips() {
  const [control, setControl] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const meet = ({ type, target }: Event) => {
      const element = target instanceof Element ? target : document.body;
      if (type === "mouseover" && element.closest("[role=tooltip]")) return clearTimeout(timer);
      const isMet = type === "mouseover" || (type === "focusin" && element.matches(":focus-visible"));
      clearTimeout(timer);
      const next = isMet ? element.closest<HTMLElement>("[data-tip]") : null;
      timer = setTimeout(() => setControl(next), type === "mouseover" ? hoverMs : 0);
    };
    const events = ["mouseover", "focusin", "focusout", "pointerdown", "keydown", "scroll"];
    for (const event of events) document.addEventListener(event, meet, true);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, meet, true);
    };
  }, []);
  const tip = control?.dataset.tip;
  return tip ? (
    <Box role="tooltip" ref={(box: HTMLElement | null) => place(box, control)} sx={look}>
      {tip}
    </Box>
  ) : null;
}
