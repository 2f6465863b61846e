import { HttpResponse, http } from "msw/http";
import { createTestNetwork } from "../../test-network.ts";

/** Answers the requests of the pages under test; a test adds its own handlers with `server.use`. */
export const server = createTestNetwork([
  http.post("*/api/news/:id/view", () => new HttpResponse(null, { status: 204 })),
  http.post("*/api/visits", () => new HttpResponse(null, { status: 204 })),
  http.get("*/api/suggestions", () => HttpResponse.json({ suggestions: [] })),
  http.get("*/dashboard", () => HttpResponse.html("<title>Etalase</title>")),
]);
