import { type Refusal, refusal } from "@etalase/contracts/refusals/refusal";

const ghostUrl = "__GHOST_URL__";

/** Ghost leaves its own address out of exports. */
export const addressed = (words: string, home: string) => words.replaceAll(ghostUrl, home.replace(/\/$/, ""));

const homelessPictures = /<img\b[^>]*?\ssrc=["'](?:__GHOST_URL__)?(\/content\/[^"']+)/g;
const homelessFiles = /\s(?:src|href)=["'](?:__GHOST_URL__)?(\/content\/(?:media|files)\/[^"']+)/g;

/** Says which pictures and files of a text are lost as long as the old site's address is unknown. */
export function tellLost(html: string, note: (problem: Refusal) => void) {
  const pathsOf = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, path]) => path))].join(", ");
  const [pictures, files] = [pathsOf(homelessPictures), pathsOf(homelessFiles)];
  if (pictures) note(refusal("left out of the text without SITE=https://…: {paths}", { paths: pictures }));
  if (files) note(refusal("links to files do not work without SITE=https://…: {paths}", { paths: files }));
}

/** Tells whether HTML refers to the old site without its address; Ghost before 4 wrote such paths. */
export const isHomeless = (html: string) => html.includes(ghostUrl) || /\s(?:src|href)=["']\/content\//.test(html);
