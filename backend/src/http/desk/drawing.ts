import { isNewKey } from "@etalase/contracts/desk/desk";
import { createPublicApi, type Get, type PagePanel, type RenderPage } from "@etalase/contracts/public-api";
import type { Author, DeskPlace, Shown, Values } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import { dayOf, startOfDay } from "../../domain/time.ts";
import { type Shown as ShownPictures, setsOf, textView, withOwnPaths } from "../api/text-pictures.ts";
import { plainSite, type SiteContextOf } from "../pages/site-context.ts";
import { kinds } from "./kinds.ts";
import { type ChosenPicture, filesIn, nowhere, typedInto, withPlaceholders } from "./typed.ts";

type Needs = Readonly<{
  render: RenderPage;
  /** Reads with the rights of the public; `staffGet` reads with those of staff. */
  get: Get;
  staffGet: Get;
  site: SiteContextOf;
  sanitize: (html: string) => string;
  sanitizeMarks: (html: string) => string;
  media: Readonly<{ shown: ShownPictures }>;
  publicUrl: string;
  now: () => Date;
}>;

type Drawn = Readonly<{
  resource: DeskPlace["resource"];
  shown: Shown;
  alone: PagePanel;
  /** Path and query. */
  at?: string | undefined;
}>;

const failing = (error: unknown) => {
  throw error;
};

const fieldsOf = (resource: DeskPlace["resource"], saved: Shown): Shown => kinds[resource].fields?.(saved) ?? saved;

/** An unsaved record has no time of its own yet: the time of each look would change the page under a reviewer. */
const createSavedAs =
  ({ staffGet, now }: Needs) =>
  async ({ resource, key }: DeskPlace, by: Author): Promise<Shown> => {
    const { saved, blank } = kinds[resource];
    const record = isNewKey(key) ? blank?.({ now: startOfDay(dayOf(now())), by }) : await staffGet<Shown>(saved(key));
    if (!record) throw new DomainError("notFound");
    return fieldsOf(resource, record);
  };

/** The section of its page that shows an item, as a fragment of an address; empty for the whole page. */
function sectionOf(resource: DeskPlace["resource"]): string {
  const [, section] = kinds[resource].page({}).split("#");
  return section ? `#${section}` : "";
}

/** Shows items with unsaved input in place of saved values: nothing is written, and no other answer changes. */
export function createDeskDrawing(needs: Needs) {
  const { render, get, staffGet, site, sanitize, sanitizeMarks, media, publicUrl, now } = needs;
  const savedAs = createSavedAs(needs);
  const text = (html: string) => textView(sanitize(withOwnPaths(html, publicUrl)).trim(), media.shown, publicUrl);

  return {
    /** The item in the API's form. @throws {DomainError} "notFound" for a record that does not exist */
    async shown(place: DeskPlace, values: Values, by: Author, chosen: ChosenPicture = nowhere): Promise<Shown> {
      const { named, words, derived } = kinds[place.resource];
      const saved = await savedAs(place, by);
      const { socialMedia, brand, ...typed } = named?.(values, saved) ?? values;
      const base = { ...saved, ...(socialMedia ? { socialMedia } : {}), ...(brand ? { brand } : {}) };
      const sets = await setsOf(filesIn(typed, publicUrl), media.shown, publicUrl);
      const shown = typedInto(base, typed, { publicUrl, chosen, sets });
      return withPlaceholders(
        (await derived?.(shown, { values, saved, text, marks: sanitizeMarks, now: now() })) ?? shown,
        words,
      );
    },

    /** The public item, as staff read it, and the path of its page; null while it is not public. */
    async public({ resource, key }: DeskPlace): Promise<Readonly<{ item: Shown; path: string }> | null> {
      const at = kinds[resource].saved(key);
      const isPublic = !isNewKey(key) && (await get<Shown>(at)) !== null;
      const record = isPublic ? await staffGet<Shown>(at) : null;
      const item = record && fieldsOf(resource, record);
      return item && { item, path: kinds[resource].page(item) };
    },

    sectionOf,

    /** The real page with this item in it: its own page, or the page `at` another address. */
    async draw({ resource, shown, alone, at }: Drawn) {
      const { page, answers, fields, saved: addressOf, site: siteWith } = kinds[resource];
      const saved = fields ? ((await staffGet<Shown>(addressOf(resource))) ?? undefined) : undefined;
      const api = createPublicApi(get);
      // No code of the site's owner runs in the page, and the parts for staff are left out, since clients see it, too.
      const context = await plainSite(site, failing);
      const [path = ""] = (at ?? page(shown, saved)).split("#");
      return render(
        path,
        { ...api, ...answers?.(shown, api) },
        { ...context, ...siteWith?.(shown, context, saved), alone },
      );
    },
  };
}

export type DeskDrawing = ReturnType<typeof createDeskDrawing>;
