import { SvgIcon, type SvgIconProps } from "@mui/material";
import arrowDownSvg from "lucide-static/icons/arrow-down.svg?raw";
import arrowLeftSvg from "lucide-static/icons/arrow-left.svg?raw";
import arrowRightSvg from "lucide-static/icons/arrow-right.svg?raw";
import arrowUpSvg from "lucide-static/icons/arrow-up.svg?raw";
import banSvg from "lucide-static/icons/ban.svg?raw";
import boldSvg from "lucide-static/icons/bold.svg?raw";
import bookmarkSvg from "lucide-static/icons/bookmark.svg?raw";
import briefcaseSvg from "lucide-static/icons/briefcase.svg?raw";
import chevronDownSvg from "lucide-static/icons/chevron-down.svg?raw";
import circleCheckSvg from "lucide-static/icons/circle-check.svg?raw";
import circleUserSvg from "lucide-static/icons/circle-user.svg?raw";
import codeSvg from "lucide-static/icons/code.svg?raw";
import columns3Svg from "lucide-static/icons/columns-3.svg?raw";
import downloadSvg from "lucide-static/icons/download.svg?raw";
import externalLinkSvg from "lucide-static/icons/external-link.svg?raw";
import eyeSvg from "lucide-static/icons/eye.svg?raw";
import eyeOffSvg from "lucide-static/icons/eye-off.svg?raw";
import globeSvg from "lucide-static/icons/globe.svg?raw";
import handshakeSvg from "lucide-static/icons/handshake.svg?raw";
import houseSvg from "lucide-static/icons/house.svg?raw";
import imageSvg from "lucide-static/icons/image.svg?raw";
import imagePlusSvg from "lucide-static/icons/image-plus.svg?raw";
import infoSvg from "lucide-static/icons/info.svg?raw";
import italicSvg from "lucide-static/icons/italic.svg?raw";
import layoutDashboardSvg from "lucide-static/icons/layout-dashboard.svg?raw";
import linkSvg from "lucide-static/icons/link.svg?raw";
import listSvg from "lucide-static/icons/list.svg?raw";
import listOrderedSvg from "lucide-static/icons/list-ordered.svg?raw";
import logOutSvg from "lucide-static/icons/log-out.svg?raw";
import mailSvg from "lucide-static/icons/mail.svg?raw";
import mailsSvg from "lucide-static/icons/mails.svg?raw";
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
import searchCodeSvg from "lucide-static/icons/search-code.svg?raw";
import sendSvg from "lucide-static/icons/send.svg?raw";
import settingsSvg from "lucide-static/icons/settings.svg?raw";
import share2Svg from "lucide-static/icons/share-2.svg?raw";
import slidersHorizontalSvg from "lucide-static/icons/sliders-horizontal.svg?raw";
import starSvg from "lucide-static/icons/star.svg?raw";
import starOffSvg from "lucide-static/icons/star-off.svg?raw";
import strikethroughSvg from "lucide-static/icons/strikethrough.svg?raw";
import sunSvg from "lucide-static/icons/sun.svg?raw";
import tableSvg from "lucide-static/icons/table.svg?raw";
import trash2Svg from "lucide-static/icons/trash-2.svg?raw";
import trendingDownSvg from "lucide-static/icons/trending-down.svg?raw";
import trendingUpSvg from "lucide-static/icons/trending-up.svg?raw";
import triangleAlertSvg from "lucide-static/icons/triangle-alert.svg?raw";
import underlineSvg from "lucide-static/icons/underline.svg?raw";
import undo2Svg from "lucide-static/icons/undo-2.svg?raw";
import usersSvg from "lucide-static/icons/users.svg?raw";
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
export const ArrowUpIcon = lucide(arrowUpSvg);
export const BanIcon = lucide(banSvg);
export const ArrowRightIcon = lucide(arrowRightSvg);
export const BoldIcon = lucide(boldSvg);
export const BookmarkIcon = lucide(bookmarkSvg);
export const BriefcaseIcon = lucide(briefcaseSvg);
export const ChevronDownIcon = lucide(chevronDownSvg);
export const CircleCheckIcon = lucide(circleCheckSvg);
export const CircleUserIcon = lucide(circleUserSvg);
export const CodeIcon = lucide(codeSvg);
export const Columns3Icon = lucide(columns3Svg);
export const DownloadIcon = lucide(downloadSvg);
export const ExternalLinkIcon = lucide(externalLinkSvg);
export const EyeIcon = lucide(eyeSvg);
export const EyeOffIcon = lucide(eyeOffSvg);
export const GlobeIcon = lucide(globeSvg);
export const HandshakeIcon = lucide(handshakeSvg);
export const HouseIcon = lucide(houseSvg);
export const ImageIcon = lucide(imageSvg);
export const ImagePlusIcon = lucide(imagePlusSvg);
export const InfoIcon = lucide(infoSvg);
export const ItalicIcon = lucide(italicSvg);
export const LayoutDashboardIcon = lucide(layoutDashboardSvg);
export const LinkIcon = lucide(linkSvg);
export const ListIcon = lucide(listSvg);
export const ListOrderedIcon = lucide(listOrderedSvg);
export const LogOutIcon = lucide(logOutSvg);
export const MailIcon = lucide(mailSvg);
export const MailsIcon = lucide(mailsSvg);
export const MenuIcon = lucide(menuSvg);
export const MinusIcon = lucide(minusSvg);
export const MoonIcon = lucide(moonSvg);
export const NewspaperIcon = lucide(newspaperSvg);
export const PencilIcon = lucide(pencilSvg);
export const PlusIcon = lucide(plusSvg);
export const Redo2Icon = lucide(redo2Svg);
export const RotateCcwIcon = lucide(rotateCcwSvg);
export const SearchCodeIcon = lucide(searchCodeSvg);
export const SearchIcon = lucide(searchSvg);
export const SendIcon = lucide(sendSvg);
export const SettingsIcon = lucide(settingsSvg);
export const Share2Icon = lucide(share2Svg);
export const SlidersHorizontalIcon = lucide(slidersHorizontalSvg);
export const StarIcon = lucide(starSvg);
export const StarOffIcon = lucide(starOffSvg);
export const StrikethroughIcon = lucide(strikethroughSvg);
export const SunIcon = lucide(sunSvg);
export const TableIcon = lucide(tableSvg);
export const QuoteIcon = lucide(quoteSvg);
export const Trash2Icon = lucide(trash2Svg);
export const TrendingDownIcon = lucide(trendingDownSvg);
export const TrendingUpIcon = lucide(trendingUpSvg);
export const TriangleAlertIcon = lucide(triangleAlertSvg);
export const UnderlineIcon = lucide(underlineSvg);
export const Undo2Icon = lucide(undo2Svg);
export const UsersIcon = lucide(usersSvg);
export const XIcon = lucide(xSvg);

/** Points down for descending; MUI turns it by its class, so the class has to arrive. */
export const SortArrow = (props: SvgIconProps) => <ArrowDownIcon {...props} sx={{ fontSize: 16 }} />;
