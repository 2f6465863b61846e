import { defaultSettings } from "@etalase/contracts/settings";
import { HttpResponse, http } from "msw/http";
import { setupServer } from "msw/node";

/** The network of the tests: each test says what it answers. Every screen of the dashboard asks for the settings. */
export const server = setupServer(http.get("/api/settings", () => HttpResponse.json(defaultSettings)));
