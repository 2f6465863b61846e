import { userInfoKey } from "@etalase/contracts/auth";
import { defaultSettings } from "@etalase/contracts/settings";
import { HttpResponse, http } from "msw/http";
import { setupServer } from "msw/node";

/**
 * The network of the tests: each test says what it answers. Every screen of the dashboard asks for the settings, and
 * whether the account still is what was stored.
 */
export const server = setupServer(
  http.get("/api/settings", () => HttpResponse.json(defaultSettings)),
  http.get("/api/auth/me", () => HttpResponse.json(JSON.parse(localStorage.getItem(userInfoKey) ?? "{}"))),
);
