import { noAlerts } from "@etalase/contracts/alerts";
import type { Alerts } from "@etalase/contracts/alerts.schema";
import { userInfoKey } from "@etalase/contracts/auth";
import { defaultSettings } from "@etalase/contracts/settings";
import { funnelSteps } from "@etalase/contracts/statistics";
import type { Waiting } from "@etalase/contracts/statistics.schema";
import { HttpResponse, http } from "msw/http";
import { createTestNetwork } from "../../../test-network.ts";
import { copiesApi } from "./copiesApi.ts";

export const nothingWaits: Waiting = {
  leads: 0,
  heldBack: 0,
  followUps: 0,
  comments: 0,
  testimonials: 0,
  accounts: null,
};

export const noAlertsHere: Alerts = { ...noAlerts, canMail: true, isDead: false, publicKey: "", devices: [] };

/**
 * The network of the tests, with default answers that each test can replace. Every screen of the dashboard requests the
 * settings, the account's alerts and current state and the numbers of things that wait; every export is reported to the audit
 * log; every list requests working copies, every form those of its record. A superadmin's dashboard requests the state
 * of two-factor sign-in; so does the account page, which also requests the account's sessions. A project's form
 * requests its testimonial requests.
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
  http.get("/api/alerts", () => HttpResponse.json(noAlertsHere)),
  http.get("/api/dashboard/waiting", () => HttpResponse.json(nothingWaits)),
  http.get("/api/dashboard/first-steps", () => HttpResponse.json({ isHidden: true, steps: [] })),
  http.get("/api/dashboard/demo", () => HttpResponse.json({ records: {}, visitDays: 0 })),
  http.get("/api/testimonials", () => HttpResponse.json({ testimonials: [], total: 0, page: 1, totalPages: 0 })),
  http.get("/api/testimonials/requests", () => HttpResponse.json({ requests: [] })),
  ...copiesApi,
  http.get("/api/reviews", () => HttpResponse.json({ reviews: [] })),
  http.post("/api/audit/exports", () => new HttpResponse(null, { status: 204 })),
  http.get("/api/auth/two-factor/requirement", () => HttpResponse.json({ required: false })),
  http.get("/api/auth/two-factor", () => HttpResponse.json({ enabled: false, lacking: false, recoveryCodesLeft: 0 })),
  http.get("/api/auth/sessions", () => HttpResponse.json({ sessions: [] })),
  http.get("/api/auth/me", () => HttpResponse.json(JSON.parse(localStorage.getItem(userInfoKey) ?? "{}"))),
]);
