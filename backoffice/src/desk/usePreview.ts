import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { makePreview, pageAt } from "../data/desk.ts";
import { useAfterTyping } from "../drafts/moments.ts";
import { useDesk } from "./deskContext.ts";
import { typedValues } from "./typedValues.ts";

/**
 * Milliseconds: short enough that the words appear as they are typed, long enough that not every key causes a request.
 */
const pauseMs = 80;

/** Keeps picture elements that are already shown: new ones would be decoded again, and flash. */
function keepPictures(next: Document, shown: Document): void {
  const there = new Map([...shown.images].map((image) => [`${image.src} ${image.srcset}`, image]));
  for (const image of next.images) {
    const same = there.get(`${image.src} ${image.srcset}`);
    if (!same) continue;
    there.delete(`${image.src} ${image.srcset}`);
    image.replaceWith(same);
  }
}

/** Replaces the shown body in one step, without a white flash and without losing the scroll position. */
function swap(frame: HTMLIFrameElement, html: string): boolean {
  const { contentDocument: shown, contentWindow: view } = frame;
  if (!shown?.body || !view) return false;
  // Without the head, whose styles are already applied: the dashboard's own policy would report them.
  const next = new DOMParser().parseFromString(html.slice(html.indexOf("<body")), "text/html");
  const { scrollX, scrollY } = view;
  keepPictures(next, shown);
  shown.documentElement.replaceChild(shown.adoptNode(next.body), shown.body);
  view.scrollTo(scrollX, scrollY);
  return true;
}

type Shown = "coming" | "shown" | "failed";

/** Renders the input in a frame, a moment after each pause. */
export function usePreview(frame: RefObject<HTMLIFrameElement | null>) {
  const { place } = useDesk();
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const [state, setState] = useState<Shown>("coming");
  const isLoaded = useRef(false);
  const isBusy = useRef(false);
  const isBehind = useRef(false);

  const draw = async () => {
    const names = Object.keys(dirtyFields);
    const values = await typedValues(Object.fromEntries(names.map((name) => [name, getValues(name)])));
    const path = await makePreview(place, values);
    const { current } = frame;
    if (!current) return;
    if (!isLoaded.current) {
      await new Promise((resolve) => {
        current.onload = resolve;
        current.src = path;
      });
      isLoaded.current = true;
    } else if (!swap(current, await pageAt(path))) current.src = path;
  };

  /** One request at a time; newer input follows at once. */
  const refresh = useEffectEvent(async () => {
    if (isBusy.current) {
      isBehind.current = true;
      return;
    }
    isBusy.current = true;
    try {
      await draw();
      setState("shown");
    } catch {
      setState("failed");
    }
    isBusy.current = false;
    if (!isBehind.current) return;
    isBehind.current = false;
    again();
  });
  const again = () => void refresh();
  useEffect(() => void refresh(), []);
  useAfterTyping(again, pauseMs);
  return { state, retry: again };
}
