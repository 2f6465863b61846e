import { createHash } from "node:crypto";
import { deskLimits, reviewWords as words } from "@etalase/contracts/desk/desk";
import type { PagePanel } from "@etalase/contracts/public-api";
import { intlZone } from "@etalase/contracts/site/time-zone";
import { escapeXml } from "@etalase/contracts/text/xml";
import type { Review, ReviewComment } from "../../domain/desk.ts";
import { siteZone } from "../../domain/time.ts";

const panelOf = (html: string, css: string): PagePanel => ({
  html,
  css,
  cssHash: `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
});

/** The panel of a preview, which shows nothing beside the page. */
export const noPanel = panelOf("", "");

/** Texts of an edited page that can be chosen, are written, were changed, or break a rule, and the note beside one. */
const editedCss = `own-text{cursor:text;border-radius:2px;outline-offset:2px;user-select:text;-webkit-user-select:text}
own-text:hover,.service:has([role=link]):hover,.window:has([role=link]):hover{outline:2px dashed #0d8abc}
.service:has([role=link]),.window:has([role=link]),own-text[role=link]{cursor:pointer}
own-text[data-changed]{background:rgb(255 200 0/.3);box-shadow:0 0 0 2px rgb(255 200 0/.3)}
own-text[aria-invalid]{outline:2px solid #b3261e}
own-text:focus,own-text[contenteditable]{outline:3px solid #0d8abc}
own-text[contenteditable]{white-space:pre-wrap;overflow-wrap:anywhere}
own-text[contenteditable]:empty{display:inline-block;min-width:2rem;min-height:1em}
own-note{position:absolute;z-index:100;box-sizing:border-box;width:max-content;max-width:min(22rem,calc(100vw - 1rem));padding:.625rem .75rem;border:1px solid #8fa5b1;border-radius:.75rem;background:#fff;box-shadow:0 12px 32px -12px rgb(15 31 43/.4);color:#2b3f4c;font-size:.875rem;line-height:1.45}
own-note b,own-note em{display:block}
own-note em{color:#b3261e;font-style:normal;font-weight:600}
own-note p{margin:.5rem 0 0;display:flex;flex-wrap:wrap;gap:.5rem}
own-note button{min-height:2.75rem;padding:.25rem .875rem;border:1px solid #0a6a91;border-radius:.625rem;background:#fff;color:#0a6a91;font:inherit;font-weight:600;cursor:pointer}
own-note button:first-child{background:#0a6a91;color:#fff}`;

/** The panel of a page whose texts are edited on it. */
export const editedPanel: PagePanel = { ...panelOf("", editedCss), marksTexts: true };

// The sheet is complete in itself: the site's own uses other names; of that it takes the owner's colour. The bar takes the place of the site's own on phones, which leads away from the shown item; nobody else can open this address, so it is not shared.
const css = `.bottom,.to-top,.share{display:none}:root{--bottom:0px}
body{padding-bottom:5rem}
.rv{--rv:var(--brand-strong,#0a6a91);position:fixed;inset:auto 0 0;z-index:100;background:#fff;border-top:1px solid #dce6ec;box-shadow:0 -12px 32px -12px rgb(15 31 43/.25);color:#2b3f4c;font-size:1rem;line-height:1.5}
.rv>div,.rv summary{max-width:46rem;margin:0 auto;padding:.75rem 1.25rem}
.rv summary{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:3.5rem;cursor:pointer;list-style:none}
.rv summary::-webkit-details-marker{display:none}
.rv summary span{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.rv summary b,.rv button{flex:none;display:inline-flex;align-items:center;justify-content:center;min-height:2.75rem;padding:.5rem 1.125rem;border-radius:.75rem;background:var(--rv);color:#fff;font:inherit;font-weight:700;border:1px solid var(--rv);cursor:pointer}
.rv[open] summary b{background:#fff;color:var(--rv)}
.rv[open] summary b:first-of-type,.rv:not([open]) summary b+b{display:none}
.rv>div{max-height:min(70vh,40rem);overflow:auto;padding-bottom:1.5rem;border-top:1px solid #dce6ec}
.rv h2{font-size:1.125rem;margin:1rem 0 .5rem}
.rv p{margin:.5rem 0}
.rv label{display:block;font-weight:600;margin-top:1rem}
.rv small{color:#51646f;font-weight:400}
.rv input,.rv textarea{display:block;width:100%;box-sizing:border-box;margin-top:.375rem;padding:.625rem .75rem;min-height:2.75rem;border:1px solid #8fa5b1;border-radius:.5rem;background:#fff;color:#0f1f2b;font:inherit}
.rv [aria-invalid]{border-color:#b3261e}
.rv em{display:block;color:#b3261e;font-style:normal;font-weight:600;font-size:.875rem}
.rv form div{display:flex;flex-wrap:wrap;gap:.75rem;margin-top:1.25rem}
.rv button+button{background:#14694b;border-color:#14694b}
.rv ul{list-style:none;margin:0;padding:0}
.rv li{padding:.75rem 0;border-top:1px solid #dce6ec;overflow-wrap:anywhere;white-space:pre-line}
.rv [role]{padding:.75rem 1rem;border-radius:.75rem;background:#e0f2ea;color:#14694b;font-weight:600}
.rv [role=alert]{background:#fdecea;color:#b3261e}
.rv :focus-visible{outline:3px solid var(--rv);outline-offset:2px}
@media (max-width:480px){.rv summary{padding-inline:1rem}.rv summary b{padding-inline:.75rem;font-size:.9375rem}.rv form div>*{flex:1}}`;

const sayDay = (moment: Date) =>
  new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeZone: intlZone(siteZone()) }).format(moment);

/** The input of the form, and its errors. */
export type Typed = Readonly<{
  name: string;
  text: string;
  errors: Readonly<Record<string, string>>;
  problem?: string;
}>;
const nothingTyped: Typed = { name: "", text: "", errors: {} };

export type PanelOf = Readonly<{
  review: Review;
  comments: readonly ReviewComment[];
  action: string;
  /** The hash of the shown item: an approval counts for this state and for no newer one. */
  seen: string;
  typed?: Typed;
  /** The message after a comment. */
  thanks?: string | undefined;
}>;

function field(name: "name" | "text", { errors }: Typed, input: (attributes: string) => string, label: string) {
  const error = errors[name];
  const invalid = error ? ` aria-invalid="true" aria-describedby="rv-${name}-error"` : "";
  const sentence = error ? `<em id="rv-${name}-error">${escapeXml(error)}</em>` : "";
  return `<label for="rv-${name}">${label}</label>${input(`id="rv-${name}" name="${name}"${invalid}`)}${sentence}`;
}

const commentItem = ({ name, text, at, approves }: ReviewComment) =>
  `<li><b>${escapeXml(name)}</b> <small>${sayDay(at)}${approves ? ` · ${words.approvesNote}` : ""}</small>${text ? `\n${escapeXml(text)}` : ""}</li>`;

function formOf({ review, action, seen }: PanelOf, typed: Typed) {
  const approve = review.approvedAt ? "" : `<button name="approve" value="true">${words.approve}</button>`;
  return [
    `<form method="post" action="${escapeXml(action)}" target="_self" novalidate>`,
    `<input type="hidden" name="seen" value="${seen}">`,
    field(
      "name",
      typed,
      (it) =>
        `<input ${it} required maxlength="${deskLimits.reviewNameMax}" autocomplete="name" value="${escapeXml(typed.name)}">`,
      words.name,
    ),
    field(
      "text",
      typed,
      (it) => `<textarea ${it} rows="4" maxlength="${deskLimits.reviewTextMax}">\n${escapeXml(typed.text)}</textarea>`,
      `${words.text} <small>(${words.optional})</small>`,
    ),
    `<div><button>${words.send}</button>${approve}</div></form>`,
  ].join("");
}

/** The form below the page: a bar that opens without scripts. */
export function reviewPanel(panel: PanelOf): PagePanel {
  const { review, comments, thanks } = panel;
  // A client who has just written need not type the name again.
  const { typed = { ...nothingTyped, name: (thanks && comments.at(-1)?.name) || "" } } = panel;
  const problem = typed.problem ?? (Object.keys(typed.errors).length > 0 ? words.problems : undefined);
  const html = [
    `<details class="rv" lang="id"${problem || thanks ? " open" : ""}>`,
    `<summary><span>${words.title}: ${escapeXml(review.title)}</span><b>${words.open}</b><b>${words.close}</b></summary><div>`,
    thanks ? `<p role="status">${thanks}</p>` : "",
    problem ? `<p role="alert">${problem}</p>` : "",
    `<p>${words.intro} ${words.until(sayDay(review.expiresAt))}</p>`,
    review.approvedAt ? `<p><b>${words.isApproved(sayDay(review.approvedAt))}</b></p>` : "",
    formOf(panel, typed),
    comments.length > 0 ? `<h2>${words.earlier}</h2><ul>${comments.map(commentItem).join("")}</ul>` : "",
    "</div></details>",
  ].join("");
  return panelOf(html, css);
}

/** The page for every link that is not valid, for whatever reason. */
export const gonePage = `<!doctype html>
<html lang="id">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.goneTitle}</title>
</head>
<body>
<h1>${words.goneTitle}</h1>
<p>${words.gone}</p>
</body>
</html>
`;
