import { imageProblem, photoRule } from "@etalase/contracts/rules/image";
import { isRefused, mediaApi, uploadProblem } from "../data/mediaApi.ts";

/** A picture on its way: `sent` is the share that has been sent, 0 to 1. One that is refused is no better the next time. */
type OnItsWay = Readonly<{ file: File; sent: number; problem?: string; isRefused?: boolean }>;

/** The pictures that are put into one text. Each stands there under an address of this browser until it is stored. */
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
      const { url } = await mediaApi.add(file, { signal, onProgress });
      stored.set(src, url);
      onTheirWay.delete(src);
      for (const listener of listeners) listener();
    } catch (error) {
      if (!signal.aborted) set(src, { file, sent: 0, problem: uploadProblem(error), isRefused: isRefused(error) });
    }
  };

  return {
    /** Begins to store a picture; returns the address that it has meanwhile, or the sentence for why it cannot be. */
    add(file: File): Readonly<{ src: string } | { problem: string }> {
      const problem = imageProblem(file, photoRule);
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
    /** Its address once it is stored. */
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

/** The text without pictures that are not stored yet; their places stay, so that it is another text than before. */
export const withoutTemporary = (html: string): string => html.replace(temporary, "<p></p>");
