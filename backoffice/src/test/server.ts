import { userInfoKey } from "@etalase/contracts/auth";
import { defaultSettings } from "@etalase/contracts/settings";
import { funnelSteps } from "@etalase/contracts/statistics/dashboard";
import { HttpResponse, http } from "msw/http";
import { createTestNetwork } from "../../../test-network.ts";
import { copiesApi } from "./copiesApi.ts";

/**
 * The network of the tests: each test says what it answers. Every screen of the dashboard asks for the settings, and
 * whether the account still is what was stored, and a superadmin's who waits for approval; every export is told to the
 * audit log; the sidebar asks for the leads that wait; every list asks for working copies, every form for those of its record;
 * the overview asks for testimonials, the account page where the account is signed in, and a project's form whom the staff have asked for one.
 */
export const server = createTestNetwork([
  http.get("/api/settings", () => HttpResponse.json(defaultSettings)),
  http.get("/api/users", () => HttpResponse.json({ users: [], total: 0, page: 1, totalPages: 0 })),
  http.get("/api/users/invitations", () => HttpResponse.json({ invitations: [] })),
  http.get("/api/leads/counts", () =>
    HttpResponse.json({ new: 0, contacted: 0, quoted: 0, won: 0, lost: 0, unstoredClicks: 0 }),
  ),
  http.get("/api/leads", () => HttpResponse.json({ leads: [], total: 0, page: 1, totalPages: 0 })),
  http.get("/api/dashboard/funnel", () =>
    HttpResponse.json({
      steps: funnelSteps.map((name) => ({ name, count: 0 })),
      packages: [],
      sources: [],
      articles: [],
      medianAnswerMinutes: null,
    }),
  ),
  http.get("/api/dashboard/demo", () => HttpResponse.json({ records: {}, visitDays: 0 })),
  http.get("/api/testimonials", () => HttpResponse.json({ testimonials: [], total: 0, page: 1, totalPages: 0 })),
  http.get("/api/testimonials/requests", () => HttpResponse.json({ requests: [] })),
  ...copiesApi,
  http.get("/api/reviews", () => HttpResponse.json({ reviews: [] })),
  http.post("/api/audit/exports", () => new HttpResponse(null, { status: 204 })),
  http.get("/api/auth/sessions", () => HttpResponse.json({ sessions: [] })),
  http.get("/api/auth/me", () => HttpResponse.json(JSON.parse(localStorage.getItem(userInfoKey) ?? "{}"))),
]);
