import { Box, Button } from "@mui/material";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormState } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { FieldGroup } from "../kit/form/FieldLabel.tsx";
import { t } from "../kit/language/t.ts";
import { Cluster } from "../kit/theme/Words.tsx";

type FoldedFieldProps = Readonly<{
  source: string;
  label: string;
  /** The value in one line. */
  line: string;
  children: ReactNode;
}>;

/** A field that few change: one line until somebody does, or until its value is refused. */
export function FoldedField({ source, label, line, children }: FoldedFieldProps) {
  const { errors } = useFormState();
  const { hash } = useLocation();
  const [state, setState] = useState<"folded" | "open" | "pressed">("folded");
  const place = useRef<HTMLDivElement>(null);
  if (state === "folded" && (hash === `#${source}` || errors[source])) setState("open");
  useEffect(() => {
    // The button is gone.
    if (state === "pressed") place.current?.querySelector<HTMLElement>("textarea, input")?.focus();
  }, [state]);
  return (
    <Box ref={place} id={source} className="wide">
      {state === "folded" ? (
        <FieldGroup label={label}>
          <Cluster sx={{ alignItems: "center", columnGap: 2 }}>
            <Box component="span" sx={{ fontSize: ".9375rem", minWidth: 0, overflowWrap: "anywhere" }}>
              {line}
            </Box>
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
