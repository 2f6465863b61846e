import { leadLimits } from "@etalase/contracts/leads/leads";
import type { ChatFacts } from "@etalase/contracts/leads/leads.schema";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useDataProvider } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { useLocation, useNavigate } from "react-router-dom";
import type { EtalaseProvider } from "../../kit/data/dataProvider.ts";

/** The text that was typed since the last reading, or the whole while none succeeded. */
export type Reading = { unread: string };

const typingMs = 500;

const fields = ["name", "phone", "email", "package", "message"] as const;
const nothing: ChatFacts = { name: null, phone: null, email: null, package: null, message: null };

/** The words that another app shares. */
function sharedIn(search: string): string {
  const shared = new URLSearchParams(search);
  return ["title", "text", "url"].flatMap((name) => shared.get(name) || []).join("\n");
}

/** Fills in the form's fields from a text, except those that somebody has changed since. */
function useFilling() {
  const { getValues, setValue } = useFormContext();
  const { isSubmitted } = useFormState();
  const filled = useRef<Readonly<Record<string, string>>>({});
  return (facts: ChatFacts) => {
    for (const name of fields) {
      const [before = "", next] = [filled.current[name], facts[name] ?? ""];
      if (getValues(name) !== before || next === before) continue;
      setValue(name, next, { shouldDirty: true, shouldValidate: isSubmitted });
      filled.current = { ...filled.current, [name]: next };
    }
  };
}

/** The text to read a lead from, which begins with the one that another app shares. */
export function useReading(reading: RefObject<Reading>) {
  const provider = useDataProvider<EtalaseProvider>();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [{ text, waitMs }, setTyped] = useState(() => ({ text: sharedIn(search), waitMs: 0 }));
  const [hasFailed, setFailed] = useState(false);
  const fill = useEffectEvent(useFilling());

  // The shared words are a person's, and need not stay in the address.
  useEffect(() => {
    if (search) void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      const sent = text.slice(0, leadLimits.chatMax);
      reading.current.unread = sent.slice(0, leadLimits.messageMax);
      const facts = text.trim()
        ? await provider.call<ChatFacts>("leads/read", { method: "POST", data: { text: sent } }).catch(() => null)
        : { data: nothing };
      if (!isCurrent) return;
      if (facts) reading.current.unread = "";
      setFailed(!facts);
      fill(facts?.data ?? nothing);
    };
    const timer = setTimeout(() => void read(), waitMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, waitMs, provider, reading]);

  const type = (next: string, { isWhole }: Readonly<{ isWhole: boolean }>) => {
    reading.current.unread = next.slice(0, leadLimits.messageMax);
    setTyped({ text: next, waitMs: isWhole ? 0 : typingMs });
  };
  return { text, type, hasFailed };
}
