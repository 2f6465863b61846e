import { domainFaults } from "./domain.ts";
import type { Fault } from "./fault.ts";
import { httpFaults } from "./http.ts";
import { persistenceFaults } from "./persistence.ts";
import { dashboardFaults, siteFaults } from "./screens.ts";

const ofRing = (ring: string, faults: readonly Fault[]) => faults.map((fault) => ({ ...fault, ring }));

export const plantedFaults = [
  ...ofRing("domain", domainFaults),
  ...ofRing("persistence", persistenceFaults),
  ...ofRing("http", httpFaults),
  ...ofRing("screens", [...dashboardFaults, ...siteFaults]),
];
