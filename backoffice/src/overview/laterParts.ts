/** The parts that the overview loads after its first paint, as one script. */
export { VisitorChart } from "./charts.tsx";
export { FunnelSection } from "./FunnelSection.tsx";
