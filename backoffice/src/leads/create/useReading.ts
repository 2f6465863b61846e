import { readChat } from "@etalase/contracts/leads/chat";
import { leadLimits } from "@etalase/contracts/leads/leads";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import { useSettings } from "../../kit/data/SettingsProvider.tsx";
import { usePackageChoices } from "../lead/usePackageChoices.ts";

const fields = ["name", "phone", "email", "package", "message"] as const;

/** The words that another app shares. */
function sharedIn(search: string): string {
  const shared = new URLSearchParams(search);
  return ["title", "text", "url"].flatMap((name) => shared.get(name) || []).join("\n");
}

/**
 * The text to read a lead from, which begins with the one that another app shares. It fills in the form's fields, except
 * those that somebody has changed since.
 */
export function useReading() {
  const { getValues, setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { settings } = useSettings();
  const packages = usePackageChoices({ isActive: true });
  const [text, type] = useState(() => sharedIn(search));
  const filled = useRef<Readonly<Record<string, string>>>({});

  // The shared words are a person's, and need not stay in the address.
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  const fill = useEffectEvent(() => {
    const named = packages.map(({ id, name }) => ({ slug: id, name }));
    const facts = readChat(text.slice(0, leadLimits.chatMax), { own: settings, packages: named });
    for (const name of fields) {
      const [before = "", next] = [filled.current[name], facts[name] ?? ""];
      if (getValues(name) !== before || next === before) continue;
      setValue(name, next, { shouldDirty: true, shouldValidate: isSubmitted });
      filled.current = { ...filled.current, [name]: next };
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again when one of these has come
  useEffect(fill, [text, packages.length, settings]);
  return { text, type };
}
