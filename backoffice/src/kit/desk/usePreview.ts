import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import type { Values } from "../data/copies.ts";
import { makePreview, pageAt } from "../data/desk.ts";
import { useAfterTyping } from "../drafts/moments.ts";
import { useDesk } from "./deskContext.ts";
import { showSection } from "./showSection.ts";

const sideMax = 900;
const known = new WeakMap<File, Promise<string>>();

const loaded = (src: string) =>
  new Promise<HTMLImageElement>((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("The picture could not be read"));
    image.src = src;
  });

async function shrink(file: File): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const image = await loaded(address);
    const { naturalWidth = 0, naturalHeight = 0 } = image;
    const scale = Math.min(1, sideMax / Math.max(naturalWidth, naturalHeight, 1));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(naturalWidth * scale));
    canvas.height = Math.max(1, Math.round(naturalHeight * scale));
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/webp", 0.72);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Scales a chosen picture down to a data URL for a preview; empty when it cannot be read. */
function smallPicture(file: File): Promise<string> {
  const picture = known.get(file) ?? shrink(file).catch(() => "");
  known.set(file, picture);
  return picture;
}

/** The most bytes of one API call, with some margin. */
const maxBytes = 240_000;
const sizeOf = (values: Values) => new TextEncoder().encode(JSON.stringify(values)).length;

const travelling = async (value: unknown): Promise<unknown> => {
  if (value instanceof File) return smallPicture(value);
  return Array.isArray(value) ? Promise.all(value.map(travelling)) : value;
};

const isChosen = (value: unknown) => typeof value === "string" && value.startsWith("data:");
const withoutChosen = (value: unknown) => {
  if (Array.isArray(value)) return value.filter((item) => !isChosen(item));
  return isChosen(value) ? "" : value;
};

/** Scales down the chosen pictures among the values; a placeholder replaces pictures that are still too large. */
async function typedValues(values: Values): Promise<Values> {
  const entries = await Promise.all(
    Object.entries(values).map(async ([name, value]) => [name, await travelling(value)] as const),
  );
  const whole = Object.fromEntries(entries);
  if (sizeOf(whole) <= maxBytes) return whole;
  return Object.fromEntries(entries.map(([name, value]) => [name, withoutChosen(value)]));
}

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

/** Loads a page into the frame without the fragment of its address, by which the browser would scroll the dashboard. */
async function loadInto(frame: HTMLIFrameElement, address: string): Promise<void> {
  const [path = "", section = ""] = address.split("#");
  await new Promise((resolve) => {
    frame.onload = resolve;
    frame.src = path;
  });
  if (frame.contentDocument) showSection(frame.contentDocument, section);
}

type PreviewOptions = Readonly<{
  /** Changes the preview's address, to show another page than the record's own. */
  address?: (path: string) => string;
  /** Called after the page was drawn, each time anew. */
  onDrawn?: (page: Document) => void;
  /** Tells whether the page must not be replaced now; the caller draws it again later. */
  isHeld?: () => boolean;
}>;

const asItIs = (path: string) => path;
const never = () => false;

/** Renders the input in a frame, a moment after each pause. */
export function usePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  { address = asItIs, onDrawn, isHeld = never }: PreviewOptions = {},
) {
  const { place } = useDesk();
  const { getValues } = useFormContext();
  const { dirtyFields } = useFormState();
  const [state, setState] = useState<"coming" | "shown" | "failed">("coming");
  const isLoaded = useRef(false);
  const isBusy = useRef(false);
  const isBehind = useRef(false);

  const draw = async () => {
    if (isHeld()) return;
    const names = Object.keys(dirtyFields);
    const values = await typedValues(Object.fromEntries(names.map((name) => [name, getValues(name)])));
    const path = address(await makePreview(place, values));
    const { current } = frame;
    if (!current) return;
    if (!isLoaded.current) {
      await loadInto(current, path);
      isLoaded.current = true;
    } else {
      const html = await pageAt(path);
      if (isHeld()) return;
      if (!swap(current, html)) current.src = path;
    }
    if (current.contentDocument?.body) onDrawn?.(current.contentDocument);
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
