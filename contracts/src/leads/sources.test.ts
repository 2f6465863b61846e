import { expect, test } from "vitest";
import { channelOf, sourceOf } from "./sources.ts";

const spellings: Readonly<Record<string, readonly string[]>> = {
  google: [
    ...["google", "Google Ads", "google-cpc", "GMB", "gbp", "maps", "www.google.com", "www.google.co.id", "google.de"],
    ...[
      "google.com.au",
      "mail.google.com",
      "com.google.android.googlequicksearchbox",
      "g.page",
      "tpc.googlesyndication.com",
    ],
    "https://www.google.com/",
  ],
  instagram: [
    ...["ig", "IG", " Instagram ", "ig_story", "ig-bio", "insta", "l.instagram.com", "www.instagram.com"],
    ...["com.instagram.android"],
  ],
  facebook: [
    ...["fb", "FB Ads", "meta", "l.facebook.com", "lm.facebook.com", "m.facebook.com:443", "com.facebook.katana"],
    ...["m.me"],
  ],
  tiktok: [
    ...["tiktok", "Tik Tok", "tt", "www.tiktok.com", "vt.tiktok.com", "com.zhiliaoapp.musically"],
    ...["com.ss.android.ugc.trill"],
  ],
  whatsapp: ["wa", "WhatsApp", "wa blast", "wa.me", "api.whatsapp.com", "com.whatsapp", "com.whatsapp.w4b"],
  ai: [
    ...[
      "chatgpt.com",
      "chat.openai.com",
      "gemini.google.com",
      "www.perplexity.ai",
      "claude.ai",
      "copilot.microsoft.com",
    ],
    ...["ChatGPT", "perplexity", "com.openai.chatgpt", "ai.perplexity.app.android", "com.google.android.apps.bard"],
  ],
  direct: ["", "langsung", "(direct)", "none"],
  staff: ["staff"],
  // Anybody else's name stays, without the differences that mean nothing.
  "bing.com": ["www.bing.com", "bing.com", "Bing.com"],
  "twitter.com": ["com.twitter.android"],
  "google.toko.example": ["google.toko.example"],
  "id.wikipedia.org": ["id.wikipedia.org"],
  "com.toko.id": ["com.toko.id"],
  brosur: ["brosur", "Brosur"],
  "lain-lain": ["lain-lain"],
  "ibu wati": ["Ibu Wati"],
};

test.each(Object.entries(spellings))("%s is one row", (channel, names) =>
  expect(names.map((name) => [name, channelOf(name)])).toEqual(names.map((name) => [name, channel])),
);

test.each([
  [{ utmSource: "ig", referrer: "https://www.google.com/" }, "instagram"],
  [{ utmSource: "", referrer: "https://l.instagram.com/" }, "instagram"],
  [{ utmSource: "", referrer: "android-app://com.google.android.gm/" }, "google"],
  [{ utmSource: "", referrer: "no address" }, "direct"],
])("a way like %j is %s", (source, channel) => expect(sourceOf(source)).toBe(channel));
