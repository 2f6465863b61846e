import { createAlertChoices } from "../application/alerts/choices.ts";
import { alertRoutes } from "../http/api/alerts.ts";
import type { Base } from "./base.ts";
import type { Feature } from "./feature.ts";

/** The rings that follow a new lead. */
export function alertsFeature(base: Base) {
  const services = createAlertChoices({ ...base, ...base.stores });
  return { services: { alertChoices: services }, routes: () => alertRoutes(services) } satisfies Feature;
}
