import { SvgIcon, type SvgIconProps } from "@mui/material";
import arrowDownSvg from "lucide-static/icons/arrow-down.svg?raw";
import arrowLeftSvg from "lucide-static/icons/arrow-left.svg?raw";
import boldSvg from "lucide-static/icons/bold.svg?raw";
import codeSvg from "lucide-static/icons/code.svg?raw";
import externalLinkSvg from "lucide-static/icons/external-link.svg?raw";
import eyeSvg from "lucide-static/icons/eye.svg?raw";
import eyeOffSvg from "lucide-static/icons/eye-off.svg?raw";
import fileTextSvg from "lucide-static/icons/file-text.svg?raw";
import houseSvg from "lucide-static/icons/house.svg?raw";
import imageSvg from "lucide-static/icons/image.svg?raw";
import imagePlusSvg from "lucide-static/icons/image-plus.svg?raw";
import italicSvg from "lucide-static/icons/italic.svg?raw";
import layoutDashboardSvg from "lucide-static/icons/layout-dashboard.svg?raw";
import linkSvg from "lucide-static/icons/link.svg?raw";
import listSvg from "lucide-static/icons/list.svg?raw";
import listOrderedSvg from "lucide-static/icons/list-ordered.svg?raw";
import logOutSvg from "lucide-static/icons/log-out.svg?raw";
import menuSvg from "lucide-static/icons/menu.svg?raw";
import minusSvg from "lucide-static/icons/minus.svg?raw";
import moonSvg from "lucide-static/icons/moon.svg?raw";
import newspaperSvg from "lucide-static/icons/newspaper.svg?raw";
import pencilSvg from "lucide-static/icons/pencil.svg?raw";
import plusSvg from "lucide-static/icons/plus.svg?raw";
import quoteSvg from "lucide-static/icons/quote.svg?raw";
import redo2Svg from "lucide-static/icons/redo-2.svg?raw";
import rotateCcwSvg from "lucide-static/icons/rotate-ccw.svg?raw";
import searchSvg from "lucide-static/icons/search.svg?raw";
import sendSvg from "lucide-static/icons/send.svg?raw";
import starSvg from "lucide-static/icons/star.svg?raw";
import starOffSvg from "lucide-static/icons/star-off.svg?raw";
import strikethroughSvg from "lucide-static/icons/strikethrough.svg?raw";
import sunSvg from "lucide-static/icons/sun.svg?raw";
import tableSvg from "lucide-static/icons/table.svg?raw";
import trash2Svg from "lucide-static/icons/trash-2.svg?raw";
import triangleAlertSvg from "lucide-static/icons/triangle-alert.svg?raw";
import underlineSvg from "lucide-static/icons/underline.svg?raw";
import undo2Svg from "lucide-static/icons/undo-2.svg?raw";
import xSvg from "lucide-static/icons/x.svg?raw";

/** A lucide outline as an MUI icon: same size and colour rules, inlined at build. */
function lucide(svg: string) {
  const shapes = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
  return ({ sx, ...props }: SvgIconProps) => (
    <SvgIcon {...props} sx={[outline, ...(Array.isArray(sx) ? sx : [sx])]}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the icon package's own file, read at build */}
      <g dangerouslySetInnerHTML={{ __html: shapes }} />
    </SvgIcon>
  );
}

const outline = {
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.9,
  strokeLinecap: "round",
  strokeLinejoin: "round",
  fontSize: 20,
} as const;

export const ArrowDownIcon = lucide(arrowDownSvg);
export const ArrowLeftIcon = lucide(arrowLeftSvg);
export const BoldIcon = lucide(boldSvg);
export const CodeIcon = lucide(codeSvg);
export const ExternalLinkIcon = lucide(externalLinkSvg);
export const EyeIcon = lucide(eyeSvg);
export const EyeOffIcon = lucide(eyeOffSvg);
export const FileTextIcon = lucide(fileTextSvg);
export const HouseIcon = lucide(houseSvg);
export const ImageIcon = lucide(imageSvg);
export const ImagePlusIcon = lucide(imagePlusSvg);
export const ItalicIcon = lucide(italicSvg);
export const LayoutDashboardIcon = lucide(layoutDashboardSvg);
export const LinkIcon = lucide(linkSvg);
export const ListIcon = lucide(listSvg);
export const ListOrderedIcon = lucide(listOrderedSvg);
export const LogOutIcon = lucide(logOutSvg);
export const MenuIcon = lucide(menuSvg);
export const MinusIcon = lucide(minusSvg);
export const MoonIcon = lucide(moonSvg);
export const NewspaperIcon = lucide(newspaperSvg);
export const PencilIcon = lucide(pencilSvg);
export const PlusIcon = lucide(plusSvg);
export const Redo2Icon = lucide(redo2Svg);
export const RotateCcwIcon = lucide(rotateCcwSvg);
export const SearchIcon = lucide(searchSvg);
export const SendIcon = lucide(sendSvg);
export const StarIcon = lucide(starSvg);
export const StarOffIcon = lucide(starOffSvg);
export const StrikethroughIcon = lucide(strikethroughSvg);
export const SunIcon = lucide(sunSvg);
export const TableIcon = lucide(tableSvg);
export const QuoteIcon = lucide(quoteSvg);
export const Trash2Icon = lucide(trash2Svg);
export const TriangleAlertIcon = lucide(triangleAlertSvg);
export const UnderlineIcon = lucide(underlineSvg);
export const Undo2Icon = lucide(undo2Svg);
export const XIcon = lucide(xSvg);

/** Points down for descending; MUI turns it by its class, so the class has to arrive. */
export const SortArrow = (props: SvgIconProps) => <ArrowDownIcon {...props} sx={{ fontSize: 16 }} />;
