/** The parts of filters: all but those that load a picture or draw another element. */
const primitives = [
  ...["feBlend", "feColorMatrix", "feComponentTransfer", "feFuncR", "feFuncG", "feFuncB", "feFuncA", "feComposite"],
  ...["feDisplacementMap", "feDropShadow", "feFlood", "feGaussianBlur", "feMerge", "feMergeNode", "feMorphology"],
  ...["feOffset", "feTile", "feTurbulence", "feDiffuseLighting", "feSpecularLighting", "feDistantLight"],
  ...["fePointLight", "feSpotLight"],
];

/** Elements that draw or describe the drawing. All others are removed with their contents. */
export const elements = new Set([
  ...["svg", "g", "defs", "symbol", "use", "title", "desc", "clipPath", "mask", "pattern"],
  ...["path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "textPath", "image"],
  ...["linearGradient", "radialGradient", "stop", "marker", "filter", ...primitives],
]);
/** Elements whose removal changes no drawing; a script with contents might draw. */
export const drawingNothing = new Set(["style", "metadata", "script", "view", "cursor"]);
const animations = new Set(["animate", "animateColor", "animateMotion", "animateTransform", "set"]);
export const holdingText = new Set(["text", "tspan", "textPath", "title", "desc"]);
/** The effect of these elements is not wanted, but they contain drawings. */
export const groups: Readonly<Record<string, string>> = { a: "g", switch: "g" };

/** The name of an element that was removed, as it may be told. */
export const lostName = (name: string) => {
  if (animations.has(name)) return "animation";
  return /^[a-z][\w-]{0,30}$/i.test(name) ? name : "unknown elements";
};
