import { isNewKey } from "@etalase/contracts/desk/desk";
import { createPublicApi, type Get, type PagePanel, type RenderPage } from "@etalase/contracts/public-api";
import type { Author, DeskPlace, Shown, Values } from "../../domain/desk.ts";
import { DomainError } from "../../domain/errors.ts";
import { dayOf, startOfDay } from "../../domain/time.ts";
import { type Shown as ShownPictures, setsOf, textView, withOwnPaths } from "../api/text-pictures.ts";
import type { Addresses } from "../api/views/picture-view.ts";
import type { SiteContextOf } from "../pages/site-context.ts";
import { kinds } from "./kinds.ts";
import { type ChosenPicture, filesIn, filled, nowhere, typedInto } from "./typed.ts";

type Needs = Readonly<{
  render: RenderPage;
  /** As the public sees it, and as staff do. */
  get: Get;
  staffGet: Get;
  site: SiteContextOf;
  sanitize: (html: string) => string;
  media: Readonly<{ shown: ShownPictures }>;
  addresses: Addresses;
  now: () => Date;
}>;

const failing = (error: unknown) => {
  throw error;
};

/** Shows items with what is typed in place of what is saved: nothing is written, and nobody else's answers change. */
export function createDeskDrawing({ render, get, staffGet, site, sanitize, media, addresses, now }: Needs) {
  const text = (html: string) =>
    textView(sanitize(withOwnPaths(html, addresses)).trim(), media.shown, addresses.mediaPublicUrl);

  /** What is not saved has no time yet: with that of each look, it would change under whoever approves of it. */
  async function savedAs({ resource, key }: DeskPlace, by: Author): Promise<Shown> {
    const { saved, blank } = kinds[resource];
    const found = isNewKey(key) ? blank?.({ now: startOfDay(dayOf(now())), by }) : await staffGet<Shown>(saved(key));
    if (!found) throw new DomainError("notFound");
    return found;
  }

  return {
    /** The item as the API would show it. @throws {DomainError} "notFound" for a record that there is not */
    async shown(place: DeskPlace, values: Values, by: Author, chosen: ChosenPicture = nowhere): Promise<Shown> {
      const { named, words, derived } = kinds[place.resource];
      const saved = await savedAs(place, by);
      const { socialMedia, ...typed } = named?.(values, saved) ?? values;
      const base = { ...saved, ...(socialMedia ? { socialMedia } : {}) };
      const sets = await setsOf(filesIn(typed, addresses), media.shown, addresses.mediaPublicUrl);
      const shown = typedInto(base, typed, { addresses, chosen, sets });
      return filled((await derived?.(shown, { values, saved, text, now: now() })) ?? shown, words);
    },

    /** The item where everybody sees it, and by which address; null while it is not public. */
    async public({ resource, key }: DeskPlace): Promise<Readonly<{ item: Shown; path: string }> | null> {
      const item = isNewKey(key) ? null : await get<Shown>(kinds[resource].saved(key));
      return item && { item, path: kinds[resource].page(item) };
    },

    /** Where on its page an item stands, as an address ends; empty for the whole page. */
    sectionOf(resource: DeskPlace["resource"]): string {
      const [, section] = kinds[resource].page({}).split("#");
      return section ? `#${section}` : "";
    },

    /** The real page with that item in it. */
    async draw(resource: DeskPlace["resource"], shown: Shown, alone: PagePanel) {
      const { page, answers, settings } = kinds[resource];
      const api = createPublicApi(get);
      // Nothing of others runs in it, and what only staff see of a page is not there: clients see it, too.
      const { forStaff: _forStaff, ...context } = await site({ forStaff: true, settingsFailed: failing });
      const [path = ""] = page(shown).split("#");
      return render(
        path,
        { ...api, ...answers?.(shown, api) },
        {
          ...context,
          alone,
          settings: { ...context.settings, ...settings?.(shown) },
        },
      );
    },
  };
}

export type DeskDrawing = ReturnType<typeof createDeskDrawing>;
