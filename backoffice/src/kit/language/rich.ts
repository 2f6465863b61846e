import { createElement, Fragment, type ReactNode } from "react";
import { braces, type Sentence, translated, type Values, valueText } from "./t.ts";

const shown = (value: ReactNode) => (typeof value === "number" ? valueText(value) : value);

/** Says a sentence with elements inside, such as a name in bold or a link, in the order of the screen's language. */
export function rich<S extends Sentence>(sentence: S, ...[values]: Values<S, ReactNode>): ReactNode {
  const elements: Readonly<Record<string, ReactNode>> = values ?? {};
  // Split at the braces, every other part is a name.
  return translated(sentence)
    .split(braces)
    .map((part, index) => (index % 2 ? createElement(Fragment, { key: part }, shown(elements[part])) : part));
}
