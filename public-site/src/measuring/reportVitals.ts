import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { postAndForget } from "../api/postAndForget.ts";

let isReporting = false;

/** Reports how fast this document loaded and responds, once each reading is final; a repeated call has no effect. */
export function reportVitals() {
  if (isReporting) return;
  isReporting = true;
  const path = location.pathname;
  const report = ({ name, value, id, rating }: Metric) =>
    postAndForget("/api/vitals", { name, value, id, rating, path });
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report);
}
