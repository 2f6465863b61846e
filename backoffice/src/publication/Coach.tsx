import { Box, Button, Typography } from "@mui/material";
import { useQueries } from "@tanstack/react-query";
import { LightbulbIcon } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { useSettings } from "../kit/data/SettingsProvider.tsx";
import { t } from "../kit/language/t.ts";
import { Panel } from "../kit/parts/FormSection.tsx";
import { counted } from "../kit/parts/format.ts";
import { PlainList } from "../kit/parts/PlainList.tsx";
import { Grow, Row } from "../kit/theme/Words.tsx";
import { type Advice, adviceOn, type OwnLink, ownLinks, type Spot } from "./checks.ts";
import { useFormPictures } from "./formPictures.ts";

const rememberMs = 60_000;

/** Requests the page like a visitor: without the cookie, which would return the staff's version of the page. */
async function isThere(path: string, signal: AbortSignal): Promise<boolean> {
  const { status } = await fetch(path, { method: "HEAD", credentials: "omit", signal });
  return status !== 404;
}

const deadLink = ({ path, text, index }: OwnLink): Advice => ({
  text: t("The link “{text}” leads to {path}, which visitors cannot open.", { text, path }),
  spot: { element: "a[href]", index },
});

/** Finds the links to this site that lead nowhere. Links whose check failed are not reported. */
function useDeadLinks(html: string): readonly Advice[] {
  const links = ownLinks(html);
  const paths = [...new Set(links.map(({ path }) => path))];
  const linkChecks = useQueries({
    queries: paths.map((path) => ({
      queryKey: ["link", path],
      queryFn: ({ signal }: { signal: AbortSignal }) => isThere(path, signal),
      staleTime: rememberMs,
      retry: false,
    })),
  });
  const dead = new Set(paths.filter((_, index) => linkChecks[index]?.data === false));
  return links.filter(({ path }) => dead.has(path)).map(deadLink);
}

const editor = () => document.querySelector<HTMLElement>("[contenteditable][role=textbox]");

/** Returns the button that describes a picture, or the one that unfolds its section. */
const describing = (place: string) =>
  document.querySelector<HTMLElement>(`[data-describes="${place}"]`) ??
  document.querySelector<HTMLElement>("[data-folds]");

function elementOf(spot: Spot): HTMLElement | null | undefined {
  if ("picture" in spot) return describing(spot.picture);
  if ("element" in spot) return editor()?.querySelectorAll<HTMLElement>(spot.element)[spot.index];
  return document.querySelector<HTMLElement>(`[name="${spot.field}"]`) ?? editor();
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Scrolls to a spot of the form and focuses it; in the text it is selected, so that editing can start there. */
function goTo(spot: Spot): void {
  const element = elementOf(spot);
  if (!element) return;
  const field = "element" in spot ? editor() : element;
  field?.focus({ preventScroll: true });
  if (element.matches("[data-folds][aria-expanded=false]")) element.click();
  if ("element" in spot) {
    const range = document.createRange();
    range.selectNode(element);
    getSelection()?.removeAllRanges();
    getSelection()?.addRange(range);
  }
  element.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
}

const pauseMs = 800;

/** Returns a value once it has not changed for a moment. */
function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

function useAdvice(field: "content" | "description"): readonly Advice[] {
  const { settings } = useSettings();
  const [title, seoTitle, text]: (string | undefined)[] = useWatch({ name: ["title", "seoTitle", field] });
  const html = useSettled(text ?? "");
  const shown = useSettled(seoTitle?.trim() || (title ? `${title} | ${settings.siteName}` : ""));
  const pictures = useFormPictures();
  const dead = useDeadLinks(field === "content" ? html : "");
  return [...adviceOn({ title: shown, html, field, pictures }), ...dead];
}

/** Lists suggestions, each with a link to its place. They are advice: saving works without them. */
export function CoachPanel({ text }: Readonly<{ text: "content" | "description" }>) {
  const advice = useAdvice(text);
  const titleId = useId();
  return (
    <Panel component="section" aria-labelledby={titleId}>
      <Row>
        <Box component={LightbulbIcon} sx={{ fontSize: 20, color: "text.secondary" }} />
        <Typography variant="h2" id={titleId}>
          {t("Worth a look")}
        </Typography>
        <Typography variant="caption" sx={{ ml: "auto" }}>
          {advice.length === 0 ? t("Nothing found [to improve]") : counted(advice.length, "hint")}
        </Typography>
      </Row>
      {advice.length > 0 && (
        <PlainList sx={{ mt: 1 }}>
          {advice.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may lack the same
            <Row component="li" key={`${one.text}${index}`} sx={{ gap: 1.5, py: 0.5, minHeight: 44 }}>
              <Grow sx={{ fontSize: ".875rem", color: "text.secondary", overflowWrap: "anywhere" }}>{one.text}</Grow>
              <Button size="small" onClick={() => goTo(one.spot)} aria-label={t("Show: {text}", { text: one.text })}>
                {t("Show")}
              </Button>
            </Row>
          ))}
        </PlainList>
      )}
    </Panel>
  );
}
