import { expect, test } from "vitest";
import { newsRecord, pictureRecord, shareCard } from "../../../test/records.ts";
import { createTurnstile } from "../../adapters/turnstile.ts";
import { initialSettings } from "../settings.ts";
import { type CardStore, createShareCards, type ShareCard } from "./share-cards.ts";

const article = newsRecord({ id: shareCard().recordId, slug: "situs" });

/** Share cards whose drawing takes until the test ends it. */
function startShareCards(waiting: number, { isFull = false, settings = initialSettings } = {}) {
  const kept = new Map<string, Uint8Array>();
  const painted: ShareCard[] = [];
  const { promise: brush, resolve: putDown } = Promise.withResolvers<void>();
  const store: CardStore = {
    find: async ({ title }) => kept.get(title) ?? null,
    save: async ({ title }, picture) => {
      if (isFull) throw new Error("There is no room");
      kept.set(title, picture);
    },
    keepOnly: async () => {},
  };
  const shareCards = createShareCards({
    news: {
      getBySlug: async (slug) => ({ ...article, title: slug }),
      addresses: async () => [],
      facets: async () => ({ categories: [], tags: [], archives: [] }),
    },
    portfolio: { getBySlug: () => Promise.reject(new Error("none asked for")), addresses: async () => [] },
    pages: { getBySlug: () => Promise.reject(new Error("none asked for")), addresses: async () => [] },
    settings: { get: async () => settings },
    painter: {
      paint: async (card) => {
        painted.push(card);
        await brush;
        return new Uint8Array([1]);
      },
    },
    store,
    oneAtATime: createTurnstile({ atOnce: 1, waiting, retryAfter: 2 }).pass,
  });
  const picture = async (slug: string) => (await shareCards.find("article", slug)).picture();
  return { shareCards, picture, painted, putDown };
}

test("a card that many want at once is drawn once", async () => {
  const { picture, painted, putDown } = startShareCards(8);
  const all = Promise.all(Array.from({ length: 5 }, () => picture("situs")));
  putDown();
  expect(await all).toHaveLength(5);
  await picture("situs");
  expect(painted).toEqual([shareCard({ title: "situs" })]);
});

test("whoever comes when too many wait is told to come back", async () => {
  const { picture, painted, putDown } = startShareCards(1);
  const results = Promise.allSettled(["satu", "dua", "tiga"].map(picture));
  putDown();
  const refused = (await results).filter(({ status }) => status === "rejected");
  expect(refused).toEqual([{ status: "rejected", reason: expect.objectContaining({ kind: "busy", retryAfter: 2 }) }]);
  expect(painted).toHaveLength(2);
});

test("a card that cannot be kept is shown all the same", async () => {
  const { picture, putDown } = startShareCards(1, { isFull: true });
  putDown();
  expect(await picture("satu")).toEqual(new Uint8Array([1]));
});

test("the site's own picture is on the cards of its pages, not on those of its records", async () => {
  const ogImage = pictureRecord();
  const { shareCards, picture, painted, putDown } = startShareCards(8, { settings: { ...initialSettings, ogImage } });
  putDown();
  await (await shareCards.find("page", "/")).picture();
  await picture("situs");
  expect(painted.map((card) => card.picture)).toEqual([ogImage.file, undefined]);
});
