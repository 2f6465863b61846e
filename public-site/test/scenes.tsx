import { plainResources } from "@etalase/contracts/plain-kinds";
import type { PlainCalls, PublicApi, SiteContext } from "@etalase/contracts/public-api";
import { verbatim } from "@etalase/contracts/refusals/refusal";
import { renderToString } from "react-dom/server";
import { PageContent } from "../src/page/PageContent.tsx";
import { loadPage, loadView } from "../src/router/loadPage.ts";
import { matchRoute } from "../src/router/routes.ts";
import { createContactRender } from "../src/server/createContactRender.tsx";
import { createRender } from "../src/server/createRender.tsx";
import { createRequestRender } from "../src/server/createRequestRender.tsx";
import { createSubscriptionRender } from "../src/server/createSubscriptionRender.tsx";
import { withWords } from "../src/server/texts.ts";
import { SiteProvider } from "../src/site/site.ts";
import {
  assets,
  emptyApi,
  failingApi,
  foreign,
  makeApi,
  makeArticle,
  makePackage,
  makePackages,
  makePlain,
  makeSite,
  makeTestimonial,
  plainCalls,
} from "./fixtures.ts";

const soon = "2030-01-31T16:59:00.000Z";
const promo = { price: 250_000, startsAt: "2026-10-01T02:00:00.000Z", endsAt: soon };
const video = '<figure><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Toko</a></figure>';

/** A record of each plain kind that has none in other tests. */
const otherRecords: Partial<PlainCalls> = Object.fromEntries(
  plainResources
    .filter((resource) => !(resource in plainCalls))
    .map((resource) => [resource, async () => [makePlain(resource)]]),
);

/** Shows every part of a page: a promo, testimonials, questions, a table and a video. */
const fullApi = makeApi({
  testimonials: async () => [makeTestimonial()],
  ...otherRecords,
  packages: async () => [makePackage({ slug: "promo", promo, currentPrice: promo.price }), ...makePackages()],
  article: async () => makeArticle({ content: makeArticle().content + video }),
});

/** Each day has hours of its own, so that the page names all of them. */
const openings = ["09", "10", "11", "12", "13", "14", "15"];
const settings = {
  ...makeSite().settings,
  contactPhone: "0812 3456 789",
  googleAnalyticsId: "G-ABC12345",
  socialMedia: { ...makeSite().settings.socialMedia, instagram: "https://instagram.test/etalase" },
  officeHours: {
    days: openings.map((hour) => [{ opens: `${hour}:00`, closes: "17:00" }]),
    holidays: [],
  },
};

type Office = NonNullable<SiteContext["office"]>;
const closed = (inDays: number): Office => ({
  isOpen: false,
  until: soon,
  hours: null,
  opens: { inDays, weekday: 3, date: "2026-12-03", at: "09:00" },
});
const siteWith = (office: Office, answersWithin = ""): SiteContext =>
  makeSite({
    sendsMail: true,
    settings: { ...settings, answersWithin },
    speedInsightsUrl: "https://site.test/speed.js",
    foreign,
    office,
  });

/** Its scripts of others name no host. */
const withoutChat = makeSite({ foreign: { ...foreign, hosts: [] } });
const span = { opens: "08:00", closes: "11:30" };
const isOpen = { isOpen: true, until: soon, hours: [span, { opens: "13:00", closes: "17:00" }] } as const;
const open = siteWith(isOpen, "satu jam");
const openLong = siteWith(isOpen);
const everyFrame = ["frame", "contact.greeting"];
const lists = ["lists", ...everyFrame];
const blog = ["blog", "article.card", "newsletter", ...lists];

/** `pages` are the beginnings of the keys whose texts it may show. */
type Scene = Readonly<{ name: string; pages: readonly string[]; html: string }>;

const render = createRender(assets);
const renderContact = createContactRender(assets);
const renderSubscription = createSubscriptionRender(assets);
const renderRequest = createRequestRender(assets);

/** Addresses, with the beginnings of the keys that they may show. */
const addresses: readonly (readonly [url: string, pages: readonly string[]])[] = [
  ["/", ["home", "article.card", "project.card", "contact", ...everyFrame]],
  ["/berita?page=2&category=Performa&tag=gambar&archive=2026-11&search=toko", blog],
  ["/berita", blog],
  ["/berita?category=Omong", blog],
  ["/berita/tag/gambar?page=2", blog],
  ["/berita/tag/tidak-ada", ["notFound", ...blog]],
  ["/berita/situs-anda-butuh-enam-detik", ["article", ...everyFrame]],
  ["/portfolio?page=2", ["portfolio", "project.card", ...lists]],
  ["/portfolio?search=tidak-ada", ["portfolio", "project.card", ...lists]],
  ["/portfolio/toko-daring-dan-stok-tiga-cabang", ["project", "home.testimonials", ...everyFrame]],
  ["/privacy-policy", ["privacyPolicy", "ownPage.head", ...everyFrame]],
  ["/tentang-kami", ["ownPage", "article.table", "article.invitation.contact", "contact", ...everyFrame]],
  ["/tidak/ada", ["notFound", ...everyFrame]],
];

/** A list that is asked for a page after its last one. */
const shortApi = makeApi({
  blog: async ({ page }) => ({ news: [], total: 4, page, totalPages: 1 }),
  projects: async ({ page }) => ({ portfolioItems: [], total: 9, page, totalPages: 1 }),
  article: async () => null,
});

// The scripts' data repeat all texts; only what a visitor sees counts here.
const seen = (html: string) => html.replace(/<script type="application\/json"[\s\S]*?<\/script>/, "");

async function pageScene(name: string, url: string, pages: readonly string[], api: PublicApi, site: SiteContext) {
  return { name: `${url} ${name}`, pages, html: seen((await render(url, api, site)).html) };
}

/** The state of a page whose data have not come yet. */
async function loadingScene(url: string, pages: readonly string[], site: SiteContext): Promise<Scene> {
  const { route, place } = matchRoute(url);
  const page = await loadPage(route);
  const View = await loadView(page);
  const screen = { place, page, View, data: page.loading?.(place), busy: false, failed: false };
  const html = renderToString(
    <SiteProvider value={withWords(site)}>
      <PageContent {...screen} />
    </SiteProvider>,
  );
  return { name: `${url} while it loads`, pages, html };
}

const answersTo = { typed: {}, errors: { message: "Tulis pesan Anda." } } as const;
const contactAnswer = { typed: {}, errors: { message: verbatim("Tulis pesan Anda.") } } as const;
const contactPages = [
  { kind: "thanks", code: "7K4M2P" },
  { kind: "form", isTooMuch: true, ...contactAnswer },
  { kind: "form", isTooMuch: false, ...contactAnswer },
] as const;
const subscriptionPages = [
  { kind: "confirm", email: "a***@site.test" },
  { kind: "unsubscribe", email: "a***@site.test" },
  { kind: "confirmed" },
  { kind: "unsubscribed" },
  { kind: "goneLink" },
] as const;
const project = { title: "Kasir", client: "Toko", picture: "", pictureSet: makeArticle().featuredImageSet };
const requestPages = [
  { kind: "thanks" },
  { kind: "gone" },
  ...(["invalid", "tooMany", "tooLarge"] as const).map((problem) => ({
    kind: "form" as const,
    clientName: "Maya",
    project,
    action: "/",
    problem,
    ...answersTo,
  })),
] as const;

async function stillScenes(site: SiteContext): Promise<readonly Scene[]> {
  const contact = await Promise.all(contactPages.map((page) => renderContact(page, fullApi, site)));
  const subscription = await Promise.all(subscriptionPages.map((page) => renderSubscription(page, fullApi, site)));
  const request = requestPages.map((page) => renderRequest(page, site));
  return [
    ...contact.map(({ html }) => ({ name: "the answer to the contact form", pages: ["contact", ...everyFrame], html })),
    ...subscription.map(({ html }) => ({
      name: "a link in a letter",
      pages: ["subscription", ...everyFrame],
      html,
    })),
    ...request.map(({ html }) => ({ name: "a request", pages: ["request"], html })),
  ];
}

/** Renders all pages in all their states, on a site with these changes. */
export async function renderScenes(changed: Partial<SiteContext> = {}): Promise<readonly Scene[]> {
  const having = (site: SiteContext): SiteContext => ({ ...site, ...changed });
  const all = addresses.flatMap(([url, pages]) => [
    pageScene("", url, pages, fullApi, having(open)),
    pageScene("without a chat", url, pages, fullApi, having(withoutChat)),
    pageScene("without content", url, [...pages, "notFound"], emptyApi, having(openLong)),
    pageScene("in an outage", url, [...pages, "notFound"], failingApi, having(open)),
    pageScene("after the last page", url, pages, shortApi, having(open)),
    loadingScene(url, pages, having(open)),
  ]);
  // A site in use has no samples in their place.
  const inUse = having({ ...open, isInUse: true });
  const withoutSamples = addresses
    .filter(([url]) => url === "/" || url === "/berita")
    .flatMap(([url, pages]) => [
      pageScene("in use, without content", url, pages, emptyApi, inUse),
      pageScene("in use, in an outage", url, pages, failingApi, inUse),
    ]);
  const holiday = { date: "2026-12-25", name: "Natal", spans: null };
  const offices = [
    ...[0, 1, 3].map((inDays) => siteWith(closed(inDays))),
    { ...siteWith({ ...closed(3), holiday: "Idul Fitri", next: holiday }), answerMinutes: 12 },
    { ...siteWith({ ...isOpen, next: { ...holiday, spans: [span] } }), answerMinutes: 12 },
    { ...openLong, answerMinutes: 240 },
    makeSite({ answerMinutes: 12 }),
  ];
  const closings = offices.map((site) => pageScene("office", "/", addresses[0]?.[1] ?? [], fullApi, having(site)));
  return [...(await Promise.all([...all, ...withoutSamples, ...closings])), ...(await stillScenes(having(open)))];
}
