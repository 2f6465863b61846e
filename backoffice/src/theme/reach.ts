import { touch } from "./palette.ts";

/** A link of one line, which fingers reach as easily as a button, without taking more room. */
export const reach = { [touch]: { display: "inline-block", py: "14px", my: "-14px", minWidth: 44 } };
