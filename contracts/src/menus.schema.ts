import * as z from "zod/mini";
import { issue, messageOf, type Refusal, refusal } from "./refusals/refusal.ts";
import { count, list } from "./rules/answers.schema.ts";
import { rule, text } from "./rules/fields.ts";
import { isExactHost } from "./site/foreign-scripts.ts";
import {
  blogEntry,
  isLink,
  isSection,
  menuLimits as limits,
  type MenuEntry,
  type MenuPlace,
  type Menus,
  standsIn,
} from "./site/menus.ts";
import { isRecordId } from "./text/text.ts";

// Not among the messages, which every screen of the dashboard loads.
const badMenu = refusal(
  "A menu must list its entries: a section, the blog or a page with its id and whether it is shown, or a link",
);
const unknownEntry = refusal("An entry is a section, the blog, or a page by its id");
const notInNavbar = refusal("The navbar can have its own sections, pages and links, but no other sections and no blog");
const tooMany = refusal("A menu can have at most {max} entries", { max: limits.entries });
const tooManyLinks = refusal("The menus can have at most {max} links to other sites", {
  max: limits.links,
});
const badUrl = refusal("Please enter a public web address that begins with https://");
const repeated = (name: string) => refusal("The menu must have every entry once: {name} repeated", { name });

/** Names of machines that no visitor reaches. */
const isPrivate = (host: string) => /\.(?:local|localhost|internal|lan|home\.arpa)$/.test(host);

function urlProblem(value: string): Refusal | undefined {
  const url = URL.parse(value);
  // Browsers read an address without its two slashes as one of this site.
  if (!/^https:\/\/[^/\\]/i.test(value)) return badUrl;
  if (url?.protocol !== "https:" || url.username || url.password || value.length > limits.urlMax) return badUrl;
  return isExactHost(url.hostname) && !isPrivate(url.hostname) ? undefined : badUrl;
}

const fields = z.object(
  {
    id: z.optional(
      z
        .string(issue(unknownEntry))
        .check(rule((id) => (isSection(id) || id === blogEntry || isRecordId(id) ? undefined : unknownEntry))),
    ),
    isShown: z.optional(z.boolean(issue(badMenu))),
    label: z.optional(text({ field: "Label", min: limits.labelMin, max: limits.labelMax })),
    url: z.optional(z.string(issue(badUrl)).check(z.trim(), rule(urlProblem))),
  },
  issue(badMenu),
);

/** Returns the entry that the fields make, or undefined when they make none or both. */
function entryOf({ id, isShown, label, url }: z.output<typeof fields>): MenuEntry | undefined {
  if (id !== undefined && isShown !== undefined && label === undefined && url === undefined) return { id, isShown };
  if (label === undefined || url === undefined || id !== undefined) return undefined;
  return { label, url: URL.parse(url)?.href ?? url };
}

const entry = z.pipe(
  fields.check(rule((entry) => (entryOf(entry) ? undefined : badMenu))),
  // Fields that make no entry have been refused.
  z.transform((entry) => entryOf(entry) as MenuEntry),
);

const nameOf = (entry: MenuEntry) => (isLink(entry) ? entry.url : entry.id);

function menuProblem(place: MenuPlace, entries: readonly MenuEntry[]): Refusal | undefined {
  if (entries.length > limits.entries) return tooMany;
  if (!entries.every((entry) => standsIn(place, entry))) return notInNavbar;
  const names = entries.map(nameOf);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  return twice === undefined ? undefined : repeated(twice);
}

const menu = (place: MenuPlace) => z.array(entry, issue(badMenu)).check(rule((entries) => menuProblem(place, entries)));

const countLinks = ({ navbar, footer }: Menus) => [...navbar, ...footer].filter(isLink).length;

/** Both menus, each whole. */
export const menusUpdate = z.object({ navbar: menu("navbar"), footer: menu("footer") }).check(
  z.check((ctx) => {
    if (countLinks(ctx.value) > limits.links)
      ctx.issues.push({ code: "custom", message: messageOf(tooManyLinks), input: ctx.value, path: ["footer"] });
  }),
);

const answeredEntry = z.union([
  z.strictObject({ id: z.string(), isShown: z.boolean() }),
  z.strictObject({ label: z.string(), url: z.string() }),
]);

/** `version` is the value for `If-Match`, there in quotes. */
export const menusAnswer = z.strictObject({
  navbar: list(answeredEntry),
  footer: list(answeredEntry),
  version: count,
});

export type MenusAnswer = Readonly<z.output<typeof menusAnswer>>;
