import type { SiteContext } from "@etalase/contracts/public-api";
import pino from "pino";
import { expect, test } from "vitest";
import { initialSettings } from "../../application/settings.ts";
import { settingsView } from "../api/settings.ts";
import { createDrawing, FailedDrawing } from "./page-drawing.ts";

const site: SiteContext = {
  settings: settingsView(initialSettings, "https://etalase.example"),
  publicUrl: "https://etalase.example",
  whatsappFallback: "",
  registration: "closed",
  speedInsightsUrl: "",
};

const draw = createDrawing({
  render: async () => ({ status: 404, html: "<!doctype html>", policy: "default-src 'none'", indexable: false }),
  get: async () => null,
  async site({ settingsFailed }) {
    settingsFailed(new Error("away"));
    return site;
  },
});

const statusOf = (url: string) =>
  draw(url, { forStaff: false, log: pino({ level: "silent" }) }).then(
    ({ status }) => status,
    (error: unknown) => (error instanceof FailedDrawing ? error.page.status : error),
  );

test.each([
  ["/en", 503],
  ["/en/about-us", 503],
  ["/lama", 404],
])("%s, which is missing while the settings cannot be read, answers %i", async (url, status) => {
  expect(await statusOf(url)).toBe(status);
});
