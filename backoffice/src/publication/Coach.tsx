import { Box, Button, Card, Typography } from "@mui/material";
import { LightbulbIcon } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { counted } from "../parts/format.ts";
import { PlainList } from "../parts/PlainList.tsx";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { type Advice, adviceOn } from "./checks.ts";
import { useFormPictures } from "./formPictures.ts";
import { goTo } from "./goTo.ts";
import { useDeadLinks } from "./useDeadLinks.ts";

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

const row = { display: "flex", alignItems: "center", gap: 1.5, py: 0.5, minHeight: 44 };

/** Lists suggestions, each with a link to its place. They are advice: saving works without them. */
export function CoachPanel({ text }: Readonly<{ text: "content" | "description" }>) {
  const advice = useAdvice(text);
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 3 } }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 1 }}>
        <Box component={LightbulbIcon} sx={{ fontSize: 20, color: "text.secondary" }} />
        <Typography variant="h2" id={titleId}>
          Worth a look
        </Typography>
        <Typography variant="caption" sx={{ ml: "auto", color: "text.secondary" }}>
          {advice.length === 0 ? "Nothing found" : counted(advice.length, "hint")}
        </Typography>
      </Box>
      {advice.length > 0 && (
        <PlainList sx={{ mt: 1 }}>
          {advice.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pictures may lack the same
            <Box component="li" key={`${one.text}${index}`} sx={row}>
              <Box
                sx={{ flex: 1, minWidth: 0, fontSize: ".875rem", color: "text.secondary", overflowWrap: "anywhere" }}
              >
                {one.text}
              </Box>
              <Button size="small" onClick={() => goTo(one.spot)} aria-label={`Show: ${one.text}`}>
                Show
              </Button>
            </Box>
          ))}
        </PlainList>
      )}
    </Card>
  );
}
