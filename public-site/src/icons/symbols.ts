import arrowLeft from "lucide-static/icons/arrow-left.svg?raw";
import arrowRight from "lucide-static/icons/arrow-right.svg?raw";
import arrowUp from "lucide-static/icons/arrow-up.svg?raw";
import arrowUpRight from "lucide-static/icons/arrow-up-right.svg?raw";
import briefcase from "lucide-static/icons/briefcase.svg?raw";
import check from "lucide-static/icons/check.svg?raw";
import chevronDown from "lucide-static/icons/chevron-down.svg?raw";
import chevronLeft from "lucide-static/icons/chevron-left.svg?raw";
import chevronRight from "lucide-static/icons/chevron-right.svg?raw";
import circleAlert from "lucide-static/icons/circle-alert.svg?raw";
import clock from "lucide-static/icons/clock.svg?raw";
import eye from "lucide-static/icons/eye.svg?raw";
import eyeOff from "lucide-static/icons/eye-off.svg?raw";
import handshake from "lucide-static/icons/handshake.svg?raw";
import house from "lucide-static/icons/house.svg?raw";
import layers from "lucide-static/icons/layers.svg?raw";
import mail from "lucide-static/icons/mail.svg?raw";
import mapPin from "lucide-static/icons/map-pin.svg?raw";
import menu from "lucide-static/icons/menu.svg?raw";
import messageCircle from "lucide-static/icons/message-circle.svg?raw";
import newspaper from "lucide-static/icons/newspaper.svg?raw";
import pause from "lucide-static/icons/pause.svg?raw";
import phone from "lucide-static/icons/phone.svg?raw";
import play from "lucide-static/icons/play.svg?raw";
import search from "lucide-static/icons/search.svg?raw";
import slidersHorizontal from "lucide-static/icons/sliders-horizontal.svg?raw";
import star from "lucide-static/icons/star.svg?raw";
import tag from "lucide-static/icons/tag.svg?raw";
import x from "lucide-static/icons/x.svg?raw";
import facebook from "simple-icons/icons/facebook.svg?raw";
import github from "simple-icons/icons/github.svg?raw";
import google from "simple-icons/icons/google.svg?raw";
import instagram from "simple-icons/icons/instagram.svg?raw";
import whatsapp from "simple-icons/icons/whatsapp.svg?raw";
import twitter from "simple-icons/icons/x.svg?raw";
import youtube from "simple-icons/icons/youtube.svg?raw";
import closed from "../assets/closed.svg?raw";
import linkedin from "../assets/linkedin.svg?raw";
import logoMark from "../assets/logo-mark.svg?raw";
import noImage from "../assets/no-image.svg?raw";
import windows from "../assets/windows.svg?raw";

const outlines = {
  "arrow-left": arrowLeft,
  "arrow-right": arrowRight,
  "arrow-up": arrowUp,
  "arrow-up-right": arrowUpRight,
  briefcase,
  check,
  "chevron-down": chevronDown,
  "chevron-left": chevronLeft,
  "chevron-right": chevronRight,
  "circle-alert": circleAlert,
  clock,
  eye,
  "eye-off": eyeOff,
  handshake,
  house,
  layers,
  mail,
  "map-pin": mapPin,
  menu,
  "message-circle": messageCircle,
  newspaper,
  pause,
  phone,
  play,
  search,
  "sliders-horizontal": slidersHorizontal,
  tag,
  x,
};

const brandMarks = {
  facebook,
  github,
  google,
  instagram,
  linkedin,
  twitter,
  whatsapp,
  youtube,
};

const drawings = {
  "logo-mark": logoMark,
  "art-closed": closed,
  "art-no-image": noImage,
  "art-windows": windows,
};

const solids = { star };

export type IconName = keyof typeof outlines | keyof typeof solids | keyof typeof brandMarks;

/** Returns the inside of the <svg> element, without titles (the links say them) and line breaks. */
const shapesOf = (svg: string) =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>/, "")
    .replace(/<\/svg>\s*$/, "")
    .replace(/<title>.*?<\/title>/, "")
    .replace(/\s*\n\s*/g, "");

const viewBoxOf = (svg: string) => /viewBox="([^"]*)"/.exec(svg)?.[1] ?? "0 0 24 24";

const symbol = (id: string, svg: string, paint = "") =>
  `<symbol id="${id}" viewBox="${viewBoxOf(svg)}"${paint}>${shapesOf(svg)}</symbol>`;

const outlinePaint =
  ' fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const paths = (names: Readonly<Record<string, string>>, paint: string) =>
  Object.entries(names).map(([name, svg]) => ({ id: `i-${name}`, symbol: symbol(`i-${name}`, svg, paint) }));

/** Every icon and drawing; the pages refer to them by id. */
export const symbols = [
  ...paths(outlines, outlinePaint),
  ...paths(solids, outlinePaint.replace("none", "currentColor")),
  ...paths(brandMarks, ' fill="currentColor"'),
  ...Object.entries(drawings).map(([id, svg]) => ({ id, symbol: symbol(id, svg) })),
];
