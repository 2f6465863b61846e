import { Box, Button } from "@mui/material";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { FieldGroup } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { Cluster } from "../kit/theme/Words.tsx";
import { type SettingName, settingsLabels } from "./settingsValues.ts";

type FoldedFieldProps = Readonly<{
  /** The settings inside it, of which the first names it. */
  sources: readonly [SettingName, ...SettingName[]];
  line: string;
  children: ReactNode;
}>;

const words = { fontSize: ".9375rem", overflowWrap: "anywhere", whiteSpace: "pre-wrap", tabSize: "88px" };

/** Settings that few change: told in short until somebody does, or until they are refused. */
export function FoldedField({ sources, line, children }: FoldedFieldProps) {
  const { errors } = useFormState();
  const { hash } = useLocation();
  const [state, setState] = useState<"folded" | "open" | "pressed">("folded");
  const place = useRef<HTMLDivElement>(null);
  const label = settingsLabels[sources[0]];
  if (state === "folded" && sources.some((name) => hash === `#${name}` || errors[name])) setState("open");
  useEffect(() => {
    // The button is gone.
    if (state === "pressed") place.current?.querySelector<HTMLElement>("textarea, input")?.focus();
  }, [state]);
  return (
    <Box ref={place} id={sources[0]} className="wide">
      {state === "folded" ? (
        <FieldGroup label={label}>
          <Cluster sx={{ alignItems: "baseline", justifyContent: "space-between" }}>
            <Box sx={words}>{line}</Box>
            <Button
              size="small"
              variant="outlined"
              aria-label={t("Change: {label}", { label })}
              onClick={() => setState("pressed")}
            >
              {t("Change [button]")}
            </Button>
          </Cluster>
        </FieldGroup>
      ) : (
        children
      )}
    </Box>
  );
}
