import arrowLeft from "lucide-react/icons/arrow-left?raw";
import arrowRight from "lucide-react/icons/arrow-right?raw";
import arrowUp from "lucide-react/icons/arrow-up?raw";
import arrowUpRight from "lucide-react/icons/arrow-up-right?raw";
import briefcase from "lucide-react/icons/briefcase?raw";
import check from "lucide-react/icons/check?raw";
import chevronDown from "lucide-react/icons/chevron-down?raw";
import chevronLeft from "lucide-react/icons/chevron-left?raw";
import chevronRight from "lucide-react/icons/chevron-right?raw";
import circleAlert from "lucide-react/icons/circle-alert?raw";
import clock from "lucide-react/icons/clock?raw";
import eye from "lucide-react/icons/eye?raw";
import eyeOff from "lucide-react/icons/eye-off?raw";
import handshake from "lucide-react/icons/handshake?raw";
import house from "lucide-react/icons/house?raw";
import layers from "lucide-react/icons/layers?raw";
import mail from "lucide-react/icons/mail?raw";
import mapPin from "lucide-react/icons/map-pin?raw";
import menu from "lucide-react/icons/menu?raw";
import messageCircle from "lucide-react/icons/message-circle?raw";
import newspaper from "lucide-react/icons/newspaper?raw";
import pause from "lucide-react/icons/pause?raw";
import phone from "lucide-react/icons/phone?raw";
import play from "lucide-react/icons/play?raw";
import search from "lucide-react/icons/search?raw";
import slidersHorizontal from "lucide-react/icons/sliders-horizontal?raw";
import star from "lucide-react/icons/star?raw";
import tag from "lucide-react/icons/tag?raw";
import x from "lucide-react/icons/x?raw";
import facebook from "../assets/brands/facebook.svg?raw";
import github from "../assets/brands/github.svg?raw";
import google from "../assets/brands/google.svg?raw";
import instagram from "../assets/brands/instagram.svg?raw";
import whatsapp from "../assets/brands/whatsapp.svg?raw";
import twitter from "../assets/brands/x.svg?raw";
import youtube from "../assets/brands/youtube.svg?raw";
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

/** Returns the content of the <svg> element, without titles, which the links repeat, and without line breaks. */
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

/** All icons and drawings; the pages refer to them by id. */
export const symbols = [
  ...paths(outlines, outlinePaint),
  ...paths(solids, outlinePaint.replace("none", "currentColor")),
  ...paths(brandMarks, ' fill="currentColor"'),
  ...Object.entries(drawings).map(([id, svg]) => ({ id, symbol: symbol(id, svg) })),
];
