import { photoRule } from "@etalase/contracts/rules/image";
import { problemOf } from "../kit/data/http.ts";
import { isRefused, mediaApi } from "../kit/data/mediaApi.ts";
import { fileProblem, fitting, needsLook } from "../kit/media/fitting/fitting.ts";

/** A picture being uploaded: `sent` is the share that was sent, 0 to 1. Retrying a refused one is pointless. */
type OnItsWay = Readonly<{ file: File; sent: number; problem?: string; isRefused?: boolean }>;

/** Manages the uploads of one text. Each picture has a temporary address of this browser until it is stored. */
export function createPictureUploads() {
  const onTheirWay = new Map<string, OnItsWay>();
  const stored = new Map<string, string>();
  const listeners = new Set<() => void>();
  let controller = new AbortController();

  const set = (src: string, state: OnItsWay) => {
    onTheirWay.set(src, state);
    for (const listener of listeners) listener();
  };

  const send = async (src: string, file: File) => {
    const { signal } = controller;
    set(src, { file, sent: 0 });
    const onProgress = (sent: number) => set(src, { file, sent });
    try {
      const fit = await fitting(file, photoRule);
      const problem = fileProblem(fit, photoRule);
      if (problem) return set(src, { file, sent: 0, problem, isRefused: true });
      const { url } = await mediaApi.add(fit, { signal, onProgress });
      stored.set(src, url);
      onTheirWay.delete(src);
      for (const listener of listeners) listener();
    } catch (error) {
      if (!signal.aborted) set(src, { file, sent: 0, problem: problemOf(error), isRefused: isRefused(error) });
    }
  };

  return {
    /** Starts an upload; returns the temporary address, or the message for why the picture cannot be stored. */
    add(file: File): Readonly<{ src: string } | { problem: string }> {
      const problem = needsLook(file, photoRule) ? undefined : fileProblem(file, photoRule);
      if (problem) return { problem: `${file.name}: ${problem}` };
      const src = URL.createObjectURL(file);
      void send(src, file);
      return { src };
    },
    retry(src: string) {
      const state = onTheirWay.get(src);
      if (state) void send(src, state.file);
    },
    stateOf: (src: string) => onTheirWay.get(src),
    /** Returns the final address once the picture is stored. */
    urlOf: (src: string) => stored.get(src),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      controller.abort();
      controller = new AbortController();
      for (const src of [...onTheirWay.keys(), ...stored.keys()]) URL.revokeObjectURL(src);
    },
  };
}

export type PictureUploads = ReturnType<typeof createPictureUploads>;

export const isOnItsWay = (src: unknown): src is string => typeof src === "string" && src.startsWith("blob:");

const temporary =
  /<figure><img [^>]*src="blob:[^>]*>(?:<figcaption>.*?<\/figcaption>)?<\/figure>|<img [^>]*src="blob:[^>]*>/g;

/** Removes pictures that are not stored yet from the text; empty paragraphs keep it different from the former text. */
export const withoutTemporary = (html: string): string => html.replace(temporary, "<p></p>");
