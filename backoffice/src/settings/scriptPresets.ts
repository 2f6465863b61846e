import { orderEvent } from "@etalase/contracts/site/foreign-scripts";
import { t } from "../kit/language/t.ts";

/** A company's script with the hosts that it needs; `id` is the account's id at that company. */
export type ScriptPreset = Readonly<{
  name: string;
  idLabel: string;
  example: string;
  id: RegExp;
  hosts: readonly string[];
  code: (id: string) => string;
}>;

const load = (src: string) =>
  `document.head.append(Object.assign(document.createElement("script"), { async: true, src: "${src}" }));`;

const onOrder = (action: string) => `document.addEventListener("${orderEvent}", ({ detail }) => ${action});`;

const google = (id: string) =>
  [
    "window.dataLayer ??= [];",
    'dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });',
    onOrder('dataLayer.push({ event: "order", kind: detail.kind, package: detail.package })'),
    load(`https://www.googletagmanager.com/gtm.js?id=${id}`),
  ].join("\n");

const googleAds = (id: string) =>
  [
    "window.dataLayer ??= [];",
    "window.gtag ??= function () { dataLayer.push(arguments); };",
    'gtag("js", new Date());',
    `gtag("config", "${id}");`,
    onOrder('gtag("event", "generate_lead", { item: detail.package || detail.kind })'),
    load(`https://www.googletagmanager.com/gtag/js?id=${id}`),
  ].join("\n");

const meta = (id: string) =>
  [
    "window.fbq ??= Object.assign(",
    "  function () { fbq.callMethod ? fbq.callMethod.apply(fbq, arguments) : fbq.queue.push(arguments); },",
    '  { queue: [], loaded: true, version: "2.0" },',
    ");",
    "window._fbq ??= fbq;",
    "fbq.push ??= fbq;",
    `fbq("init", "${id}");`,
    'fbq("track", "PageView");',
    onOrder('fbq("track", "Lead", { content_name: detail.package || detail.kind })'),
    load("https://connect.facebook.net/en_US/fbevents.js"),
  ].join("\n");

const tiktokUrl = "https://analytics.tiktok.com/i18n/pixel/events.js";

const tiktok = (id: string) =>
  [
    'window.TiktokAnalyticsObject = "ttq";',
    "window.ttq ??= [];",
    'for (const name of ["page", "track", "identify", "instances", "load", "ready", "enableCookie", "disableCookie"])',
    "  ttq[name] ??= (...args) => ttq.push([name, ...args]);",
    `ttq._i ??= { "${id}": Object.assign([], { _u: "${tiktokUrl}" }) };`,
    `ttq._t ??= { "${id}": Date.now() };`,
    `ttq._o ??= { "${id}": {} };`,
    "ttq.page();",
    onOrder('ttq.track("Contact", { description: detail.package || detail.kind })'),
    load(`${tiktokUrl}?sdkid=${id}&lib=ttq`),
  ].join("\n");

const tagManager = "www.googletagmanager.com";
const googleHosts = ["www.google.com", "www.googleadservices.com", "googleads.g.doubleclick.net", "td.doubleclick.net"];

export const firstPreset: ScriptPreset = {
  name: "Meta Pixel",
  idLabel: t("Pixel ID"),
  example: "123456789012345",
  id: /^\d{10,20}$/,
  hosts: ["connect.facebook.net", "www.facebook.com"],
  code: meta,
};

export const scriptPresets: readonly ScriptPreset[] = [
  firstPreset,
  {
    name: "Google Tag Manager",
    idLabel: t("Container ID"),
    example: "GTM-ABC1234",
    id: /^GTM-[A-Z0-9]{4,12}$/,
    hosts: [tagManager, "www.google-analytics.com", "region1.google-analytics.com", ...googleHosts],
    code: google,
  },
  {
    name: "Google Ads",
    idLabel: t("Conversion ID"),
    example: "AW-123456789",
    id: /^AW-\d{6,15}$/,
    hosts: [tagManager, ...googleHosts],
    code: googleAds,
  },
  {
    name: "TikTok Pixel",
    idLabel: t("Pixel ID"),
    example: "C1ABCDEFGHIJ23KLMNOP",
    id: /^[A-Z0-9]{15,30}$/,
    hosts: ["analytics.tiktok.com"],
    code: tiktok,
  },
];
